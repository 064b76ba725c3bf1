-- The fight, with what is to be seen of it: health, the attack's name and its time. A ship shoots by itself.
local attacks = require "attacks"
local boss = require "boss"

local NAME, LEFT = { color = 0xffe0a0 }, { color = 0xffffff, align = "right" }
local END = { color = 0xffe0a0, align = "center", scale = 2 }

local function sky(self)
  self.draw = function()
    for i = 0, 11 do draw.rect(0, i * 20, 320, 20, 0x201028 + i * 0x010004) end
  end
  wait_forever()
end

local function ship(self)
  self.name, self.group, self.x, self.y, self.priority = "ship", "ship", 160, 210, 0.6
  self.draw = function()
    draw.disc(self.x, self.y, 6, 0x60d0ff)
    draw.disc(self.x, self.y, 2, 0xffffff)
  end
  while true do
    local dx, dy = input.axis()
    self.x, self.y = math.max(8, math.min(312, self.x + dx * 2.4)), math.max(120, math.min(232, self.y + dy * 2.4))
    if time.tick % 6 == 0 then
      shot.fire { from = self, angle = -90, speed = 6, hits = "enemy", sprite = "pearl", frame = 3 }
    end
    wait(1)
  end
end

local function bar(self)
  local guardian, attack = self.guardian, self.guardian.attack
  if not attack then return end
  draw.rect(10, 10, 300, 5, 0x402038)
  draw.rect(10, 10, 300 * guardian.hp / attack.hp, 5, 0xff6080)
  for i = 1, #attacks - guardian.number do draw.disc(6 + i * 10, 24, 3, 0xffc040) end
  draw.text(attack.name, 44, 20, NAME)
  draw.text(guardian.left, 310, 20, LEFT)
end

local function paint(self)
  for i = 0, 7 do
    local turn = time.tick / 40 + i * math.pi / 4
    draw.disc(self.x + math.cos(turn) * 22, self.y + math.sin(turn) * 22, 6, self.tint or 0xb04880)
  end
  draw.disc(self.x, self.y, 16, self.tint or 0xe080b0)
  draw.disc(self.x, self.y, 6, 0xfff0f0)
end

local function sway(_, guardian)
  while true do
    move_to(guardian, 100, 70, 120, "ease_in_out")
    move_to(guardian, 220, 70, 120, "ease_in_out")
  end
end

local function guardian(self)
  self.x, self.y, self.draw = 160, -40, paint
  move_to(self, 160, 70, 90, "ease_out")
  self:spawn(sway)
  self:spawn { draw = bar, guardian = self, priority = 0.9 }
  return boss.fight(self, attacks)
end

return function(self)
  spawn(sky, { priority = 0.1 })
  spawn(ship)
  local beaten = await(spawn(guardian))
  self.draw = function() draw.text(beaten .. " of " .. #attacks, 160, 100, END) end
  wait(180)
  scene.change "main"
end
