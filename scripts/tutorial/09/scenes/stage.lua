-- scenes/stage.lua
local hud = require "kodama.shooter.hud"
local moon = require "moon"
local moth = require "moth"
local pause = require "kodama.menu.pause"
local player = require "kodama.shooter.player"
local sky = require "sky"
local stage = require "kodama.shooter.stage"
require "kodama.shooter.items"
require "kodama.shooter.score"

local function begin(self)
  pause(self, { title = function() scene.change "title" end })
  sky()
  spawn(hud)
  spawn(player)
  wait(60)
end

local function moths()
  for wave = 1, 4 do
    for i = 1, wave do
      spawn(moth, { x = 240 * i / (wave + 1), y = -20 })
      wait(25)
    end
    wait(120)
  end
end

return stage {
  begin = begin,
  done = function() scene.change("over", { word = "THE NIGHT IS OVER" }) end,
  over = function() scene.change("over", { word = "GAME OVER" }) end,
  { name = "moths", run = moths }, { name = "moon", boss = moon },
}
