-- The guardian of the wood. It has three songs; when one is broken it is still for a moment, then begins the next.
local drop = require "item"
local enemy = require "enemy"
local explosion = require "effects.explosion"
local lifebar = require "effects.lifebar"
local run = require "run"
local shake = require "effects.shake"
local shots = require "shots"

draw.sheet("guardian", 88, 72)

local SILENT, SINGING = 1, 2
local MOUTH = 22                -- pixels below the middle

-- ring after ring, each turned a little further
local function rings(self)
  local angle = 0
  while true do
    self.frame = SINGING
    shot.ring {
      from = self, y = self.y + MOUTH, n = 16, angle = angle, speed = run.pace(1.1),
      sprite = "ringlet", frame = shots.GREEN,
    }
    angle = angle + 7
    wait(15)
    self.frame = SILENT
    wait(15)
  end
end

-- a fan at the ship; what the guardian calls comes back from both sides of the wood, and later
local function echoes(self, voice)
  while true do
    local call = {
      aim = find "ship", n = 5, spread = 50, speed = run.pace(1.5), sprite = "orb", frame = shots.PINK, radius = 6,
    }
    for delay, x in ipairs { self.x, 30, draw.width - 30 } do
      voice:spawn(function()
        wait(delay * 22)
        call.x, call.y = x, self.y + MOUTH
        self.frame = delay == 1 and SINGING or SILENT
        shot.fan(call)
      end)
    end
    wait(110)
  end
end

-- two spirals that turn against each other, and a glance at the ship now and then
local function spirals(self)
  self.frame = SINGING
  local angle = 0
  while true do
    for _ = 1, 10 do
      local y, speed = self.y + MOUTH, run.pace(1.2)
      shot.ring { from = self, y = y, n = 4, angle = angle, speed = speed, sprite = "pearl", frame = shots.GOLD }
      shot.ring { from = self, y = y, n = 4, angle = 45 - angle, speed = speed, sprite = "pearl", frame = shots.BLUE }
      angle = angle + 13
      wait(9)
    end
    shot.fire { from = self, aim = find "ship", speed = run.pace(2), sprite = "orb", frame = shots.PINK, radius = 6 }
  end
end

local function sway(self)
  while true do
    move_to(self, draw.width / 2 - 50, self.y, 150, "ease_in_out")
    move_to(self, draw.width / 2 + 50, self.y, 150, "ease_in_out")
  end
end

local function crackle(self, times)
  for _ = 1, times do
    spawn(explosion, { x = self.x + math.random(-30, 30), y = self.y + math.random(-20, 30) })
    wait(5)
  end
end

local function strew_acorns(self)
  for _ = 1, 8 do drop("acorn", self.x + math.random(-40, 40), self.y + math.random(-20, 20)) end
end

-- one song, until the guardian's strength for it is gone
local function sing(self, song, hp)
  self.hp, self.full = hp, hp
  local voice = self:spawn(function(voice) song(self, voice) end)
  wait_for "broken"
  voice:kill()
  shot.clear "ship"
  self.frame = SILENT
  strew_acorns(self)
  crackle(self, 8)
  wait(40)
end

local function guardian(self)
  enemy.become(self, {
    sprite = "guardian", frame = SILENT, hitbox = box(44, 44), hp = 0, full = 1, points = 20000, leaves = "bell",
  })
  self.on_broken = nil
  move_to(self, draw.width / 2, 75, 150, "ease_out")
  self:spawn(lifebar, { owner = self })
  self:spawn(function() sway(self) end)
  sing(self, rings, 260)
  sing(self, echoes, 300)
  sing(self, spirals, 340)
  spawn(shake, { force = 8 })
  crackle(self, 20)
  enemy.burst(self)
end

return guardian
