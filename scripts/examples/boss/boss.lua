-- A boss goes through its attacks one by one. What an attack lasts, and what is drawn of it, is the same for all.
local boss = {}

local BREAK = 50                     -- ticks between two attacks

-- until its health is gone, or its time; returns whether it was beaten
local function over(self, attack)
  for tick = attack.seconds * 60, 1, -1 do
    self.left = math.ceil(tick / 60)
    if self.hp <= 0 then return true end
    wait(1)
  end
  return false
end

local function hurt(self, damage)
  if not self.attack then return end           -- between two attacks nothing hurts it
  self.hp = math.max(0, self.hp - damage)
  self.tint = 0xff8080
  wait(2)
  self.tint = nil
end

--- Fights: a list of { name = , hp = , seconds = , run = function(self, boss) }; signals "beaten" with the name.
function boss.fight(self, attacks)
  self.group, self.hitbox, self.on_hit, self.hp = "enemy", circle(18), hurt, 0
  self.beaten = 0
  for number, attack in ipairs(attacks) do
    self.number, self.attack, self.hp = number, attack, attack.hp
    local firing = self:spawn(attack.run)
    if over(self, attack) then self.beaten = self.beaten + 1 end
    firing:kill()
    shot.clear "ship"
    self.attack = nil
    wait(BREAK)
  end
  return self.beaten
end

return boss
