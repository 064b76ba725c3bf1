-- A game that is smooth but for one frame in 200: F3 shows it, Ctrl+F3 holds it, and tells which task and which line.
return {
  title = "Slow frame",
  description = "One slow frame in 200, to be found with F3.",
  width = 320,
  height = 240,
  scene = "main",
}
