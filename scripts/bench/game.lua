-- What `kodama bench` plays: crowds of tasks, and nothing to win.
return {
  title = "Bench",
  width = 640,
  height = 480,
  fps = 60,
  smooth = true,                  -- counts only where frames come between two ticks
  scene = "first",
  tasks = 110000,
  shots = 50000,
}
