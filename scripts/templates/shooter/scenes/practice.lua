-- Practice: the sections and phases that the player has reached.
local background = require "kodama.shooter.background"
local practice = require "kodama.shooter.practice"

return function(self)
  spawn(background, { layers = { { color = 0x080a18 }, { stars = 40, speed = 0.5, color = 0x6470a8 } } })
  practice(self, { stages = { "stage" }, given = { lives = 0, power = 3, continues = 0 }, ink = 0xffe080 })
  scene.change "title"
end
