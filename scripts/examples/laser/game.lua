-- Lasers are not tasks: laser.beam and laser.curve set their life, and they call on_hit like shots.
return {
  title = "Laser",
  description = "Beams that warn by a thin line, burn, and fade; curves that seek; the ship counts how near they were.",
  width = 320,
  height = 240,
  scene = "main",
}
