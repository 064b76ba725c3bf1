-- Sounds with a position and a pitch, two pieces of music that alternate, and a bell that ducks the music.
return {
  title = "Campfire",
  description = "Sounds with a place and a pitch, music that changes, and a bell that the music gives way to.",
  width = 240,
  height = 160,
  scene = "main",
}
