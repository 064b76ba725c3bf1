-- Slow motion for a group of tasks: while Shift is held, the bullets run at a quarter of their rate.
return {
  title = "Bullet time",
  description = "Bullets at a quarter of their speed, the ship at full speed.",
  width = 320,
  height = 240,
  scene = "main",
}
