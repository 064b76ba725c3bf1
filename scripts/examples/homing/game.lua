-- Missiles are tasks here, each with a trail; for plain homing bullets, use `homing` of shot.fire. The turning rate
-- decides
-- which balloons escape.
return {
  title = "Homing",
  description = "Missiles that turn towards what they chase, only so far in each tick.",
  width = 320,
  height = 240,
  scene = "main",
}
