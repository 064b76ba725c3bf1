-- Practice: the sections of the stage and the songs of the guardian that the player has reached.
local backdrop = require "backdrop"
local fade = require "effects.fade"
local practice = require "kodama.shooter.practice"

return function(self)
  backdrop()
  spawn(fade)
  practice(self, { stages = { "stage" }, given = { lives = 0, power = 4 }, ink = 0xf7c86a, step = 15 })
  scene.change "title"
end
