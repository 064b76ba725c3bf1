-- A map of letters. Figures move along one axis at a time, and stop where the next step would be a wall.
return {
  title = "Platformer",
  description = "A tile map to walk and jump on: left and right, then up and down, never through a wall.",
  width = 320,
  height = 192,
  scene = "main",
}
