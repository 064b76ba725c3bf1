-- Two players with their own actions and axes, on one keyboard or with a gamepad each.
return {
  title = "Two kites",
  description = "Two players, on one keyboard or with a gamepad each.",
  width = 320,
  height = 200,
  scene = "main",
  players = 2,
  actions = {
    { up = "at:W", down = "at:S", left = "at:A", right = "at:D", fire = { "Left Shift", "pad:A" } },
    { up = "Up", down = "Down", left = "Left", right = "Right", fire = { "Right Shift", "pad:A" } },
  },
  axes = { wind = { "pad:RT", "-pad:LT" } },
}
