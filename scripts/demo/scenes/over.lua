-- Game over: the score, and back to the title.
local announce = require "effects.announce"
local backdrop = require "backdrop"
local blink = require "effects.blink"
local fade = require "effects.fade"
local run = require "run"

return function()
  backdrop()
  spawn(fade)
  if run.score == run.high then spawn(blink, { text = "NEW HIGH SCORE", y = 180, color = 0x7fd672 }) end
  announce("GAME OVER", ("score %d"):format(run.score))
  scene.change "title"
end
