-- What all enemies share: they take hits, flash, burst, are worth points and drop an item.
local drop_item = require "drop_item"
local explosion = require "effects.explosion"
local run = require "run"

local enemy = {}

local FLASH = 0xff9090

-- an event is told to a child of the task, so it may wait
local function take_hit(self, damage)
  if self.hp <= 0 then return end
  self.hp = self.hp - damage
  sound.play("hit", { x = self.x })
  if self.hp <= 0 then self:signal "broken" end
  self.tint = FLASH
  wait(2)
  self.tint = nil
end

--- Makes an enemy of a task. Fields of a kind: sprite, hitbox, hp, points, and the item it drops, if any.
function enemy.become(self, kind)
  self.group, self.hits, self.priority = "enemy", "ship", 0.4
  self.on_hit, self.on_broken = take_hit, enemy.burst
  for field, value in pairs(kind) do self[field] = value end
end

function enemy.burst(self)
  run.add(self.points)
  spawn(explosion, { x = self.x, y = self.y })
  sound.play("burst", { x = self.x })
  if self.item then drop_item(self.item, self.x, self.y) end
  self:kill()
end

return enemy
