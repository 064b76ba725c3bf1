-- Sounds with a position and a pitch, two pieces of music that alternate, and a bell that ducks the music.
return {
  title = "Campfire",
  description = "Sounds with position and pitch, changing music, and a bell that ducks the music.",
  width = 240,
  height = 160,
  scene = "main",
}
