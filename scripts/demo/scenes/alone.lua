-- The autopilot plays one night and prints the score. The same seed gives the same score, with or without a window:
-- kodama run scripts/demo --scene alone --headless --seed 1
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
