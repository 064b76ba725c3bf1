-- Missiles are tasks here, each with a trail; for plain homing bullets, use `homing` of shot.fire. The turning rate
-- decides which balloons escape.
return {
  title = "Homing",
  description = "Missiles that turn towards their target, with a limited turning rate.",
  width = 320,
  height = 240,
  scene = "main",
}
