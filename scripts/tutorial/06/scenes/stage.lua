-- scenes/stage.lua
local moth = require "moth"
local player = require "kodama.shooter.player"
local sky = require "sky"

local function moths()
  for wave = 1, 4 do
    for i = 1, wave do
      spawn(moth, { x = 240 * i / (wave + 1), y = -20 })
      wait(25)
    end
    wait(120)
  end
end

return function()
  sky()
  spawn(player)
  wait(60)
  moths()
end
