-- The game: the stage repeats at increasing rank until the ship has no lives left. Optional fields: `pilot`, which
-- flies instead of the player, and `home`, the scene to return to.
local announce = require "effects.announce"
local backdrop = require "backdrop"
local fade = require "effects.fade"
local hud = require "hud"
local mix = require "mix"
local pause = require "kodama.menu.pause"
local run = require "run"
local score = require "kodama.shooter.score"
local ship = require "ship"
local stage = require "kodama.shooter.stage"
local waves = require "waves"

local CLEAR_BONUS, LIFE_BONUS = 10000, 5000

local night = { table.unpack(waves) }

local function begin_of_night()
  announce(("NIGHT %d"):format(run.rank + 1), "the wood is awake")
end

-- runs at the start of the scene, whatever the section
function night.begin(self)
  pause(self, { title = function() scene.change "title" end })
  replay.set("night", run.rank + 1)
  backdrop()
  spawn(hud)
  spawn(fade)
  spawn(ship, { pilot = self.pilot or input })
  sound.music("music/stage", { fade = 60 })
  run.on("section", function(name) replay.set("section", name) end, self)
  if not self.section then begin_of_night() end
end

function night.done(self)
  local bonus = (CLEAR_BONUS + LIFE_BONUS * run.lives) * (run.rank + 1)
  score.add(bonus)
  wait(60)
  sound.play("life", mix.LOUD)
  announce("STAGE CLEAR", ("bonus %d"):format(bonus))
  run.rank = run.rank + 1
  scene.change(self.home or "stage", { is_back = true })
end

function night.over(self)
  scene.change(self.home or "over", { is_back = true })
end

return stage(night)
