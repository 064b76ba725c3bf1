-- A map of Tiled that scrolls: tile layers as tasks, parallax, objects by class, and tiles that change.
return {
  title = "Tile map",
  description = "A map of Tiled: scrolling layers, coins as objects, tiles that a script changes.",
  width = 320,
  height = 192,
  scene = "main",
}
