-- A lantern that hangs in the air, opens its eyes, and releases its light in rings.
local enemy = require "enemy"
local run = require "run"

draw.sheet("lantern", 28, 36)

local ASLEEP, AWAKE = 1, 2

-- three rings at increasing speeds, so that they separate
local function shine(self, turn)
  local light = { from = self, n = 12, kind = "light", color = "gold" }
  for ring = 1, 3 do
    light.angle, light.speed = turn + ring * 5, run.pace(0.8 + ring * 0.2)
    shot.ring(light)
    sound.play("shine", { x = self.x })
    wait(8)
  end
end

local function lantern(self)
  enemy(self, {
    sprite = "lantern", frame = ASLEEP, hitbox = circle(13), hp = 45, points = 1000,
    drops = { [self.item or "leaf"] = 1 },
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
