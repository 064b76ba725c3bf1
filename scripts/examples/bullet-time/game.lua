-- Every task has a rate at which it lives; so have groups. Hold Shift, and the bullets live at a quarter of theirs.
return {
  title = "Bullet time",
  description = "Bullets at a quarter of their rate, the ship at its own.",
  width = 320,
  height = 240,
  scene = "main",
}
