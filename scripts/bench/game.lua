-- The game for `kodama bench`: crowds of tasks.
return {
  title = "Bench",
  width = 640,
  height = 480,
  fps = 60,
  smooth = true,                  -- matters only if there are frames between two ticks
  scene = "first",
  tasks = 110000,
  shots = 50000,
}
