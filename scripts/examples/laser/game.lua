-- Lasers are not tasks: laser.beam and laser.curve set their life, and they call on_hit like shots.
return {
  title = "Laser",
  description = "Beams that warn, burn and fade; homing curved lasers; a graze counter.",
  width = 320,
  height = 240,
  scene = "main",
}
