-- input.mouse tells where the mouse is in pixels of the game; without one the paddle follows the
-- ball, as in an arcade.
return {
  title = "Bricks",
  description = "A paddle that follows the mouse, a ball that bounces, bricks: a game by mouse alone.",
  width = 320,
  height = 240,
  scene = "main",
}
