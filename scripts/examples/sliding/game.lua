-- A board is one table and one task. Its state says who may move it: the player, the slide, or nobody.
return {
  title = "Sliding tiles",
  description = "A puzzle of fifteen tiles in states: waiting for a key, a tile that slides, solved.",
  width = 240,
  height = 240,
  scene = "main",
}
