-- input.mouse returns the position of the mouse in pixels of the game. Without a mouse, the paddle follows the ball, as
-- in attract mode.
return {
  title = "Bricks",
  description = "A paddle that follows the mouse, a ball that bounces, bricks: a game for the mouse only.",
  width = 320,
  height = 240,
  scene = "main",
}
