-- A drone flies along its path, a list of points, and sometimes fires at the ship.
local become_enemy = require "kodama.shooter.enemies"
local rank = require "kodama.shooter.rank"

local FLIGHT = 240                -- ticks from the first point to the last

local function aim(_, drone)
  wait(50)
  while drone.y < draw.height * 0.6 do
    local ship = find "ship"
    if ship then shot.fire { from = drone, aim = ship, speed = rank.between(1.6, 2.6), sprite = "bullet" } end
    wait(90)
  end
end

return function(self)
  self.drops = self.drops or { point = 1 }
  become_enemy(self, { sprite = "drone", hitbox = circle(7), hp = 2, points = 100 })
  self:spawn(aim)
  move.curve(self, self.way, FLIGHT)
end
