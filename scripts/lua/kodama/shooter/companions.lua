-- Small companions (also called options) that fly next to a ship and shoot with it.
--
--   spawn(player, { companions = {
--     { x = -20, y = 6, close = { -9, -10 }, shoot = guns.seek() },      -- `close`: position while "slow" is held
--     { x = 20, y = 6, close = { 9, -10 }, power = 2 },                 -- appears at this power
--   } })
--
-- Fields of each: x, y (relative to the ship), close ({ x, y }), power (by default 1 for the first, 2 for the second
-- and so on), shoot (as that of a ship; straight ahead by default), sprite or draw.
local guns = require "kodama.shooter.guns"
local looks = require "kodama.shooter.looks"
local run = require "kodama.shooter.run"

local companions = {}

local GLIDE = 0.25                -- fraction of the remaining distance per tick

local function fly(self, ship)
  while true do
    self.visible = run.power >= self.power and ship.visible
    local x, y = self.beside_x, self.beside_y
    if self.close and ship.pilot.down "slow" then x, y = self.close[1], self.close[2] end
    self.x = self.x + (ship.x + x - self.x) * GLIDE
    self.y = self.y + (ship.y + y - self.y) * GLIDE
    wait(1)
  end
end

--- Spawns the companions of a ship's field `companions`.
---@param ship kodama.Task
function companions.gather(ship)
  ship.gathered = {}
  for number, each in ipairs(ship.companions) do
    local fields = { priority = 0.49, power = number, shoot = guns.forward() }
    if not each.sprite then fields.draw = looks.companion end
    for field, value in pairs(each) do fields[field] = value end
    fields.beside_x, fields.beside_y, fields.x, fields.y = each.x, each.y, ship.x, ship.y
    ship.gathered[number] = ship:spawn(fly, fields)
  end
end

--- Lets the active companions shoot.
---@param ship kodama.Task
---@param power number
function companions.shoot(ship, power)
  for _, each in ipairs(ship.gathered) do
    if power >= each.power then each:shoot(power, ship.pilot.down "slow") end
  end
end

return companions
