-- A night that plays itself, to its end, and then says the score. The same seed comes to the same score, in a window
-- and without one: kodama run scripts/demo --scene alone --headless --seed 1
local announce = require "effects.announce"
local autopilot = require "autopilot"
local backdrop = require "backdrop"
local run = require "run"

return function(self)
  if not self.is_back then
    run.begin()
    return scene.change("stage", { pilot = autopilot, home = "alone" })
  end
  print(("flown alone: %d points"):format(run.score))
  backdrop()
  announce("FLOWN ALONE", ("score %d"):format(run.score))
  scene.change "title"
end
