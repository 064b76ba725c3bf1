-- Enemies in formation. A path is a list of points with a smooth curve through them (Catmull and Rom, 1974); each bird
-- stores only its progress.
return {
  title = "Formations",
  description = "Formations on curves through a few points: one path, many followers.",
  width = 320,
  height = 240,
  scene = "main",
}
