-- Every task and every group has a rate. While Shift is held, the bullets run at a quarter of their rate.
return {
  title = "Bullet time",
  description = "Bullets at a quarter of their rate, the ship at its own.",
  width = 320,
  height = 240,
  scene = "main",
}
