-- Practice: what the player has come to, each section of the stage and each song of the guardian by itself.
local backdrop = require "backdrop"
local fade = require "effects.fade"
local practice = require "kodama.shooter.practice"

return function(self)
  backdrop()
  spawn(fade)
  practice(self, { stages = { "stage" }, given = { lives = 0, power = 4 }, ink = 0xf7c86a, step = 15 })
  scene.change "title"
end
