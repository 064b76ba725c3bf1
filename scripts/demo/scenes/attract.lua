-- Attract mode: the autopilot flies through a bit of everything.
local ask = require "ask"
local autopilot = require "autopilot"
local backdrop = require "backdrop"
local blink = require "effects.blink"
local fade = require "effects.fade"
local hud = require "hud"
local lantern = require "enemies.lantern"
local moth = require "enemies.moth"
local popcorn = require "enemies.popcorn"
local run = require "run"
local ship = require "ship"

local SHOWN_TICKS = 1500

local function taste()
  while true do
    spawn(lantern, { x = 60, y = -20 })
    spawn(lantern, { x = 180, y = -60 })
    for i = 1, 6 do
      spawn(moth, { x = -18, y = 20 + i * 12 })
      spawn(popcorn, { x = i * 34, y = -12 })
      wait(50)
    end
    wait(240)
  end
end

return function(self)
  run.begin()
  run.on("over", function() scene.change "title" end, self)
  backdrop()
  spawn(hud)
  spawn(fade)
  spawn(ship, { pilot = autopilot })
  spawn(taste)
  spawn(blink, { text = "PRESS FIRE", y = 190 })
  ask(SHOWN_TICKS)
  scene.change "title"
end
