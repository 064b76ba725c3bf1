-- The volumes. A few loud sounds duck the music: it is quieter while one of them plays.
sound.group("loud", { gain = 1 })
sound.group("effects", { gain = 0.8 })
sound.group("music", { gain = 0.7, under = "loud", duck = 0.4 })

return { LOUD = { group = "loud" } }
