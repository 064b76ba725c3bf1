-- Homing shots are tasks: shots of the framework fly straight, a missile steers. How far it may
-- turn decides who escapes.
return {
  title = "Homing",
  description = "Missiles that turn towards what they chase, only so far in each tick.",
  width = 320,
  height = 240,
  scene = "main",
}
