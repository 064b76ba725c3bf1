-- The stage: sections in order. `kodama dev` can start at each section, and at each phase of the boss.
local background = require "kodama.shooter.background"
local drone = require "enemies.drone"
local guardian = require "enemies.boss"
local hud = require "kodama.shooter.hud"
local pause = require "kodama.menu.pause"
local rank = require "kodama.shooter.rank"
local ship = require "ship"
local stage = require "kodama.shooter.stage"
local warning = require "kodama.shooter.warning"
require "kodama.shooter.items"    -- requiring a module adds it to the game
require "kodama.shooter.score"

local LEFT = { { 60, 60 }, { 30, 140 }, { 120, 200 }, { 120, 350 } }
local RIGHT = { { 180, 60 }, { 210, 140 }, { 120, 200 }, { 120, 350 } }

local function drones(n, way, drops)
  for _ = 1, n do
    spawn(drone, { x = way[1][1], y = -16, way = way, drops = drops })
    wait(24)
  end
end

local function until_all_are_gone()
  wait_until(function() return task.count "enemy" == 0 end)
end

return stage {
  begin = function(self)
    pause(self, { title = function() scene.change "title" end })
    spawn(background, { layers = {
      { color = 0x080a18 },
      { stars = 40, speed = 0.5, color = 0x6470a8 },
      { stars = 12, speed = 1.2, color = 0xc8d4f8 },
    } })
    spawn(hud, { ship = "ship", color = 0xffe080 })
    spawn(ship)
    spawn(rank.rise)
  end,

  { name = "drones", run = function()
    wait(60)
    drones(5, LEFT, { power = 1 })
    wait(60)
    drones(5, RIGHT)
    until_all_are_gone()
  end },

  { name = "both sides", run = function(self)
    self:spawn(function() drones(8, LEFT) end)
    drones(8, RIGHT, { point = 2 })
    until_all_are_gone()
    warning(self)
  end },

  { name = "boss", boss = guardian },

  done = function() scene.change("over", { word = "WELL DONE" }) end,
  over = function() scene.change("over", { word = "GAME OVER" }) end,
}
