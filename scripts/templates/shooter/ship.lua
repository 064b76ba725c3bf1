-- The player's ship. The kit moves it, counts its lives and handles bombs; the comment at the top of
-- kodama.shooter.player lists its other fields.
local guns = require "kodama.shooter.guns"
local player = require "kodama.shooter.player"
local sounds = require "sounds"

local fan = guns.fan { spread = 6, speed = 7, sprite = "laser" }
local beside = { { x = -18, y = 8, close = { -8, -10 } }, { x = 18, y = 8, close = { 8, -10 } } }

local function shoot(self, power, focused)
  fan(self, power, focused)
  sound.play(sounds.shot, { x = self.x })
end

return function(self)
  self.sprite, self.fast, self.slow, self.radius = "ship", 2.4, 1.2, 3
  self.shoot, self.companions = shoot, beside
  player(self)
end
