-- A board is one table and one task. Its state decides what can move it: the player, the slide, or nothing.
return {
  title = "Sliding tiles",
  description = "A fifteen puzzle with states: waiting for a key, sliding a tile, solved.",
  width = 240,
  height = 240,
  scene = "main",
}
