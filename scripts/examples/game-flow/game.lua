-- A whole game in which title, menu, play, ranking and fades are tasks that follow each other, as in "a task system for
-- real shooters" (CodeZine, 2006).
return {
  title = "Persimmons",
  description = "Title, menu, game and ranking as tasks that follow each other.",
  width = 240,
  height = 240,
  scene = "main",
}
