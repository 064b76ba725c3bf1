-- A debug save: goes into game.data before the first scene. Everything a pilot can have.
return { begin_with = { lives = 5, echoes = 5, power = 4 } }
