-- A canvas: a picture that the script draws once, and shows twice.
return {
  title = "Canvas",
  description = "A lake mirrors the shore: one canvas, drawn twice, with waves and circles on the water.",
  width = 320,
  height = 240,
  scene = "main",
}
