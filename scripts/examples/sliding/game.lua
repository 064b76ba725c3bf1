-- A board is one table and one task. Its state decides what can move it: the player, the slide, or nothing.
return {
  title = "Sliding tiles",
  description = "A puzzle of fifteen tiles in states: waiting for a key, a tile that slides, solved.",
  width = 240,
  height = 240,
  scene = "main",
}
