-- Breakout. input.mouse returns the position of the mouse in game pixels. Until the mouse moves, the paddle follows the
-- ball, as in attract mode.
return {
  title = "Bricks",
  description = "A paddle that follows the mouse, a ball that bounces, bricks: a game for the mouse only.",
  width = 320,
  height = 240,
  scene = "main",
}
