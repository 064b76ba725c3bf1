-- A map of letters. Who walks on it is moved along one axis at a time, and stands where the next
-- step would be a wall.
return {
  title = "Platformer",
  description = "A tile map to walk and jump on: left and right, then up and down, never through a wall.",
  width = 320,
  height = 192,
  scene = "main",
}
