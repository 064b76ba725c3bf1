-- Sounds with a place and a pitch, two pieces of music that take turns, and a bell that the music gives way to.
return { title = "Campfire", width = 240, height = 160, scene = "main" }
