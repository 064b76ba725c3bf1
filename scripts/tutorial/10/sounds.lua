-- sounds.lua
local run = require "kodama.shooter.run"

local burst, graze, win = sfx.explosion(3, { volume = 0.2 }), sfx.blip(7, { volume = 0.05 }), sfx.powerup(2)

run.on("killed", function() sound.play(burst) end)
run.on("graze", function() sound.play(graze) end)
run.on("captured", function() sound.play(win) end)

return { song = sound.song "t96 @2 v9 l8 o4 L [e g b >d< b g]4 [c e g b g e]4" }
