-- What `kodama bench` plays: crowds of tasks, and nothing to win.
return {
  title = "Bench",
  width = 640,
  height = 480,
  fps = 60,
  scene = "first",
  tasks = 110000,
  shots = 50000,
}
