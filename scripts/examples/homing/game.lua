-- Missiles are tasks here, each with a trail of its own; where a plain bullet is to seek someone,
-- `homing` of shot.fire does it. How far it may turn decides who escapes.
return {
  title = "Homing",
  description = "Missiles that turn towards what they chase, only so far in each tick.",
  width = 320,
  height = 240,
  scene = "main",
}
