-- The volumes. A few loud sounds duck all others: while one of them plays, the music is quieter.
sound.group("loud", { gain = 1 })
sound.group("effects", { gain = 0.8 })
sound.group("music", { gain = 0.7, under = "loud", duck = 0.4 })

return { LOUD = { group = "loud" } }
