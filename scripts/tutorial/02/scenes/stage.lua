-- scenes/stage.lua
local player = require "kodama.shooter.player"
local sky = require "sky"

return function()
  sky()
  spawn(player)
end
