-- A sliding puzzle. The board is one table and one task; its state decides whether keys or the animation move tiles.
return {
  title = "Sliding tiles",
  description = "A puzzle of fifteen tiles with states: waiting for a key, sliding a tile, solved.",
  width = 240,
  height = 240,
  scene = "main",
}
