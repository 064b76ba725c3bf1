-- A moth that flutters across the night and shakes dust from its wings.
local animate = require "animate"
local enemy = require "enemy"
local run = require "run"

draw.sheet("moth", 30, 20)

-- a child, so that the moth can fly and shed dust at the same time; it ends with the moth
local function shake_dust(_, moth)
  local dust = { from = moth, n = 3, spread = 36, kind = "ringlet", color = "blue", speed = run.pace(1.3) }
  wait(50)
  while true do
    dust.aim = find "ship"
    shot.fan(dust)
    sound.play("dust", { x = moth.x })
    wait(80)
  end
end

local function moth(self)
  enemy(self, {
    sprite = "moth", hitbox = circle(11), hp = 7, points = 300, drops = { [self.item or "acorn"] = 1 },
  })
  self:spawn(animate, { frames = 2, ticks = 7 })
  self:spawn(shake_dust)

  -- across, in waves
  local from_left, height = self.x < draw.width / 2, self.y
  local step = from_left and 1 or -1
  for tick = 0, draw.width + 40 do
    self.x = self.x + step
    self.y = height + 25 * math.sin(tick / 25)
    wait(1)
  end
end

return moth
