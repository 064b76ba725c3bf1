-- One set of images for day, evening and night: only their palette changes.
return {
  title = "Palette night",
  description = "Day, evening and night with one set of images: palettes that fade, and water of colors that move.",
  width = 160,
  height = 120,
  scene = "main",
}
