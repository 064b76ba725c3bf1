-- A path is a list of points; a curve passes through all of them (Catmull and Rom, 1974). Its followers only store
-- their progress.
return {
  title = "Formations",
  description = "Formations on curves through a few points: one path, many followers.",
  width = 320,
  height = 240,
  scene = "main",
}
