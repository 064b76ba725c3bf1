-- Sounds with a place and a pitch, two pieces of music that take turns, and a bell that the music gives way to.
return {
  title = "Campfire",
  description = "Sounds with a place and a pitch, music that changes, and a bell that the music gives way to.",
  width = 240,
  height = 160,
  scene = "main",
}
