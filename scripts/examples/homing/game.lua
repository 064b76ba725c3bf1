-- Homing missiles as tasks, each with a trail. (For plain homing bullets, use the option `homing` of shot.fire.) The
-- turning rate decides which balloons escape.
return {
  title = "Homing",
  description = "Missiles that turn towards their target, with a limited turning rate.",
  width = 320,
  height = 240,
  scene = "main",
}
