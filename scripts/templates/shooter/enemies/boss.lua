-- The boss: two attacks, one after the other; each lasts until half of its strength is gone.
local burst = require "burst"
local enemy = require "enemy"

local HP = 160

-- rings, each turned a little further
local function rings(_, boss)
  local angle = 0
  while true do
    shot.ring { from = boss, n = 14, angle = angle, speed = 1.4, sprite = "bullet" }
    angle = angle + 8
    wait(26)
  end
end

-- a fan at the ship, and a spiral besides
local function spiral(_, boss)
  for step = 0, math.huge do
    shot.ring { from = boss, n = 3, angle = step * 11, speed = 1.6, sprite = "bullet" }
    if step % 12 == 0 then
      shot.fan { from = boss, aim = find "ship", n = 5, spread = 50, speed = 2, sprite = "bullet" }
    end
    wait(7)
  end
end

local function sway(_, boss)
  while true do
    move_to(boss, draw.width / 2 - 50, 70, 120, "ease_in_out")
    move_to(boss, draw.width / 2 + 50, 70, 120, "ease_in_out")
  end
end

local function bar(self)
  draw.rect(20, 22, draw.width - 40, 4, 0x301828)
  draw.rect(20, 22, (draw.width - 40) * math.max(0, self.parent.hp) / HP, 4, 0xff5070)
end

return function(self)
  self.sprite = "boss"
  move_to(self, draw.width / 2, 70, 120, "ease_out")
  -- from here on it can be hit
  enemy(self, { hitbox = box(40, 24), hp = HP, points = 5000, size = 3, name = "boss" })
  self:spawn { draw = bar, priority = 0.9 }
  self:spawn(sway)
  local attack = self:spawn(rings)
  wait_until(function() return self.hp <= HP / 2 end)
  attack:kill()
  shot.clear "ship"
  spawn(burst, { x = self.x, y = self.y, size = 2 })
  wait(40)
  self:spawn(spiral)
  wait_forever()
end
