-- A lantern that hangs in the air, opens its eyes, and lets its light out in rings.
local enemy = require "enemy"
local run = require "run"
local shots = require "shots"

draw.sheet("lantern", 28, 36)

local ASLEEP, AWAKE = 1, 2

local function shine(self, turn)
  for ring = 1, 3 do
    shot.ring {
      from = self, n = 12, angle = turn + ring * 5, speed = run.pace(0.8 + ring * 0.2),
      sprite = "pearl", frame = shots.GOLD,
    }
    wait(8)
  end
end

local function lantern(self)
  enemy.become(self, {
    sprite = "lantern", frame = ASLEEP, hitbox = circle(13), hp = 45, points = 1000, leaves = self.leaves or "leaf",
  })
  move_to(self, self.x, self.y + 100, 90, "ease_out")
  for volley = 1, 5 do
    self.frame = AWAKE
    wait(20)
    shine(self, volley * 11)
    self.frame = ASLEEP
    wait(70)
  end
  move_to(self, self.x, -30, 120, "ease_in")
end

return lantern
