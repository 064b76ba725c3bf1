-- Lasers are not tasks: laser.beam and laser.curve say how they live, and what they touch hears of it as of a shot.
return {
  title = "Laser",
  description = "Beams that warn by a thin line, burn, and fade; curves that seek; the ship counts how near they were.",
  width = 320,
  height = 240,
  scene = "main",
}
