-- All built-in kinds of shots in all their colors; Z clears them for a moment.
return {
  title = "Kinds of shots",
  description = "Forty shapes in eight colors, to be fired without a picture of one's own.",
  width = 684,
  height = 720,
  scene = "main",
}
