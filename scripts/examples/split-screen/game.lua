-- Two cameras, each in a half of the screen, and a third one that shows the whole track.
return {
  title = "Split screen",
  description = "Two cameras show the same race, each in its half; a third is a map.",
  width = 320,
  height = 200,
  scene = "main",
}
