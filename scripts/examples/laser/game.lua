-- Lasers are not tasks. The options of laser.beam and laser.curve set how they live; a hit calls on_hit, as for shots.
return {
  title = "Laser",
  description = "Beams that warn, burn and fade; homing curved lasers; a graze counter.",
  width = 320,
  height = 240,
  scene = "main",
}
