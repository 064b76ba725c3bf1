-- The default bomb: a ring that removes all shots, cuts lasers and damages all enemies.
--
--   spawn(player, { bomb = bomb })      -- or any other function with the ship as its parameter; it may wait
local run = require "kodama.shooter.run"

local TICKS, GROWTH, HURTS_EVERY, DAMAGE = 45, 8, 9, 4

local function paint(ring)
  draw.circle(ring.x, ring.y, ring.radius, 0xffffff)
  draw.circle(ring.x, ring.y, ring.radius * 0.9, 0x80c0ff)
end

local function send_canceled(x, y)
  run.tell("canceled", x, y)
end

---@async
---@param self kodama.Task
return function(self)
  local ring = self:spawn { x = self.x, y = self.y, radius = 0, draw = paint, priority = 0.7 }
  feel.shake(0.4)
  for tick = 1, TICKS do
    ring.radius = tick * GROWTH
    shot.cancel { hits = "ship", x = ring.x, y = ring.y, radius = ring.radius, each = send_canceled }
    laser.cut { hits = "ship", x = ring.x, y = ring.y, radius = ring.radius }
    if tick % HURTS_EVERY == 0 then task.signal("enemy", "hit", DAMAGE) end
    wait(1)
  end
  ring:kill()
end
