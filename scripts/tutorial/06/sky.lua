-- sky.lua
local background = require "kodama.shooter.background"

return function()
  spawn(background, { layers = { { color = 0x101428 }, { stars = 40, speed = 0.5, color = 0x8090c0 } } })
end
