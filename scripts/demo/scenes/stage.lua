-- The game itself: the stage again and again, each time at a higher rank, until the ship has no lives left.
local announce = require "effects.announce"
local backdrop = require "backdrop"
local fade = require "effects.fade"
local hud = require "hud"
local mix = require "mix"
local pause = require "kodama.menu.pause"
local run = require "run"
local ship = require "ship"
local waves = require "waves"

local CLEAR_BONUS, LIFE_BONUS = 10000, 5000

local function clear_bonus()
  local bonus = (CLEAR_BONUS + LIFE_BONUS * run.lives) * (run.rank + 1)
  run.add(bonus)
  return bonus
end

return function(self)
  run.begin()
  pause(self, { title = function() scene.change "title" end })
  backdrop()
  spawn(hud)
  spawn(fade)
  spawn(ship, { pilot = input })
  while true do
    sound.music("music/stage", { fade = 60 })
    announce(("NIGHT %d"):format(run.rank + 1), "the wood is awake")
    waves()
    wait(60)
    sound.play("life", mix.LOUD)
    announce("STAGE CLEAR", ("bonus %d"):format(clear_bonus()))
    run.rank = run.rank + 1
  end
end
