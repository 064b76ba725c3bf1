-- Each pattern is a function of a module; a child of the one that fires runs it, so that it ends
-- when that child is ended.
return {
  title = "Bullet patterns",
  description = "Spiral, aimed fan, wall with a gap, flower: patterns as functions of a few lines.",
  width = 320,
  height = 240,
  scene = "main",
}
