-- The common behavior of enemies: they can be hit, flash, explode, and give points and items.
--
--   local become_enemy = require "kodama.shooter.enemies"
--
--   local function moth(self)
--     become_enemy(self, { sprite = "moth", hitbox = circle(8), hp = 3, points = 100, drops = { point = 2 } })
--     move_to(self, self.x, 300, 240)
--   end
--
-- Fields of a kind: those of any task, and hp (1), points (100), drops (see kodama.shooter.items), flash (the tint when
-- hit), burst (a function that is spawned where the enemy is destroyed, with x, y and color).
local fields = require "kodama.shooter.fields"
local flash = require "kodama.shooter.flash"
local looks = require "kodama.shooter.looks"
local run = require "kodama.shooter.run"

-- an event is a child of its task, so it may wait
local function take_hit(self, damage)
  if self.hp <= 0 then return end
  self.hp = self.hp - damage
  run.tell("hurt", self, damage)
  if self.hp <= 0 then
    run.tell("killed", self)
    spawn(self.burst, { x = self.x, y = self.y, color = self.color })
    return self:kill()
  end
  flash(self, self.flash)
end

local USUAL = { group = "enemy", hits = "ship", priority = 0.4, hp = 1, points = 100, flash = 0xff8080,
  color = 0xffc040, burst = looks.burst, on_hit = take_hit }
local DROPS = { drops = {} }

---@param self kodama.Task
---@param kind? table
return function(self, kind)
  if kind then
    fields.meant("kodama.shooter.enemies", kind, USUAL, 2)
    fields.meant("kodama.shooter.enemies", kind, DROPS, 2)
  end
  for field, value in pairs(USUAL) do self[field] = value end
  for field, value in pairs(kind or {}) do self[field] = value end
end
