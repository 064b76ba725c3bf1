-- A platformer on a map of letters. The hero moves along one axis at a time and stops in front of a wall.
return {
  title = "Platformer",
  description = "Walking and jumping on a tile map, with collision on both axes.",
  width = 320,
  height = 192,
  scene = "main",
}
