-- A race on a mode-7 floor. Left and right steer, Z brakes.
return {
  title = "Mode-7 road",
  description = "A mode-7 floor with a horizon, trees, rivals and a car.",
  width = 320,
  height = 240,
  scene = "main",
}
