-- moon.lua
local boss = require "kodama.shooter.boss"

local function paint(self)
  draw.disc(self.x, self.y, 20, self.tint or 0xf0e090)
  draw.disc(self.x + 8, self.y - 5, 15, 0x101428)
end

local function petals(_, moon)
  for turn = 0, math.huge, 7 do
    shot.ring { from = moon, n = 12, angle = turn, speed = 1.4, kind = "petal", color = "red" }
    wait(15)
  end
end

local function tide(_, moon)
  local arms = pattern.ring { n = 6, of = pattern.fan { n = 3, spread = 16 } }
  for turn = 0, math.huge, 11 do
    shot.fire { from = moon, pattern = arms, angle = turn, speed = 3, accel = -0.08, min_speed = 1.2, turn = 0.4,
      kind = "rice", color = "cyan" }
    wait(20)
  end
end

local moon = { phases = {
  { hp = 60, seconds = 25, run = petals },
  { name = "Moonlit Tide", spell = true, hp = 90, seconds = 40, bonus = 20000, run = tide },
} }

function moon.run(self)
  self.draw, self.points = paint, 5000
  move_to(self, 120, 70, 90, "ease_out")
  boss.fight(self, moon.phases)
end

return moon
