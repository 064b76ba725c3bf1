-- Beams are lines, and shots are not: the hit is a distance, asked once a tick by the beam itself.
return {
  title = "Laser",
  description = "A beam that warns by a thin line, burns, and fades; the ship knows how near it is.",
  width = 320,
  height = 240,
  scene = "main",
}
