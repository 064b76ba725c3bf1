-- A map of letters. Figures move along one axis at a time, and stop where the next step would be a wall.
return {
  title = "Platformer",
  description = "Walking and jumping on a tile map, with collision on both axes.",
  width = 320,
  height = 192,
  scene = "main",
}
