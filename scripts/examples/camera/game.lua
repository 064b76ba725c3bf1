-- draw.camera moves everything drawn after it: a task with a small priority is the camera of all others.
return {
  title = "Camera",
  description = "A camera that follows smoothly and shakes when something falls.",
  width = 320,
  height = 200,
  scene = "main",
}
