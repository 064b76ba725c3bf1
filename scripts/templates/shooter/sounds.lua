-- Synthesized sounds: change a number and save to hear the difference. sfx.fields returns all parameters.
local run = require "kodama.shooter.run"

local sounds = {
  shot = sfx.laser(3, { volume = 0.1 }),
  burst = sfx.explosion(2),
  down = sfx.explosion(5),
  item = sfx.coin(2, { volume = 0.2 }),
  bonus = sfx.powerup(2),
  begin = sfx.powerup(1),
}

-- plays sounds for the events of the kit
run.on("killed", function(enemy) sound.play(sounds.burst, { x = enemy.x }) end)
run.on("miss", function() sound.play(sounds.down) end)
run.on("bomb", function() sound.play(sounds.down) end)
run.on("item", function() sound.play(sounds.item) end)
run.on("captured", function() sound.play(sounds.bonus) end)
run.on("extend", function() sound.play(sounds.bonus) end)

return sounds
