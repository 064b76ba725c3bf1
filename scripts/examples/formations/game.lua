-- A path is a list of points; a curve goes through all of them (Catmull and Rom, 1974). Who flies
-- it only keeps how far it is.
return {
  title = "Formations",
  description = "Flights on curves through a few points: one path, many who follow it.",
  width = 320,
  height = 240,
  scene = "main",
}
