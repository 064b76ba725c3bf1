-- scenes/stage.lua
local moth = require "moth"
local player = require "kodama.shooter.player"
local sky = require "sky"

return function()
  sky()
  spawn(player)
  wait(60)
  spawn(moth, { x = 120, y = -20 })
end
