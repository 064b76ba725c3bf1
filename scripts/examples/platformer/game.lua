-- A platformer on a map of Tiled. The ground, with its slopes and planks, is that of the tileset's collision shapes.
return {
  title = "Platformer",
  description = "Walking and jumping over the slopes and planks of a map of Tiled.",
  width = 320,
  height = 192,
  scene = "main",
}
