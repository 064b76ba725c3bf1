-- The stage: waves, then the boss. Beside them a task brings a new ship as long as there is one.
local boss = require "enemies.boss"
local hud = require "hud"
local pause = require "kodama.menu.pause"
local score = require "score"
local ship = require "ship"
local stars = require "stars"
local waves = require "waves"

local function ships()
  while score.ships > 0 do
    score.ships = score.ships - 1
    await(spawn(ship))
    wait(60)
  end
  scene.change("over", { word = "GAME OVER" })
end

return function(self)
  score.begin()
  pause(self, { title = function() scene.change "title" end })
  spawn(stars, { priority = 0.1 })
  spawn(hud, { priority = 0.9 })
  spawn(ships)
  waves()
  scene.mark "boss"               -- the portal of `kodama dev` offers to begin here
  await(spawn(boss, { x = draw.width / 2, y = -40 }))
  wait(120)
  scene.change("over", { word = "WELL DONE" })
end
