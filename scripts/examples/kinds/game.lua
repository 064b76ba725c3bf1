-- Shows all built-in kinds of shots in all their colors. Z clears them for a moment.
return {
  title = "Kinds of shots",
  description = "Forty kinds of shots in eight colors, without image files.",
  width = 684,
  height = 720,
  scene = "main",
}
