-- draw.camera moves what comes after it in the order: one task at a small priority is the camera of all others.
return {
  title = "Camera",
  description = "A camera that follows softly and shakes when something falls.",
  width = 320,
  height = 200,
  scene = "main",
}
