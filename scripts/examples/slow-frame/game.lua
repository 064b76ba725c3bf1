-- A game with one slow frame in 200. F3 shows it; Ctrl+F3 stops at it and shows the task and the line.
return {
  title = "Slow frame",
  description = "One slow frame in 200; find it with F3.",
  width = 320,
  height = 240,
  scene = "main",
}
