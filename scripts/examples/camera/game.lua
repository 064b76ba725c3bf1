-- A camera is a task that everything drawn after it is seen through.
return {
  title = "Camera",
  description = "A camera that follows smoothly and shakes when something falls.",
  width = 320,
  height = 200,
  scene = "main",
}
