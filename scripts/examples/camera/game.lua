-- A camera. draw.camera moves everything that is drawn after it, so the task with the camera has a small priority.
return {
  title = "Camera",
  description = "A camera that follows smoothly and shakes when something falls.",
  width = 320,
  height = 200,
  scene = "main",
}
