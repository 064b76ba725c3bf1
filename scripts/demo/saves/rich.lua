-- A debug save: the contents of game.data before the first scene, with the best equipment.
return { begin_with = { lives = 5, echoes = 5, power = 4 } }
