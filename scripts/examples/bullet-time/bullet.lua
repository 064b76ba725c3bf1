-- Bullets are tasks of the group "bullet". They do not need to know the rate of the group: it scales dt.
local SPEED = 90                -- pixels per second

local function fly(self, dt)
  self.x, self.y = self.x + self.vx * dt, self.y + self.vy * dt
  return self.x > -8 and self.x < 328 and self.y > -8 and self.y < 248
end

local function paint(self)
  for i = 3, 1, -1 do
    draw.disc(self.x - self.vx * i * 0.03, self.y - self.vy * i * 0.03, 3 - i * 0.5, 0xff5080, 0.4 / i)
  end
  draw.disc(self.x, self.y, 3, 0xff80a0)
  draw.disc(self.x, self.y, 1, 0xfff0f0)
end

return function(x, y, angle)
  local turn = math.rad(angle)
  return spawn {
    group = "bullet", state = fly, draw = paint, hitbox = circle(3), hits = "ship",
    x = x, y = y, vx = math.cos(turn) * SPEED, vy = math.sin(turn) * SPEED,
  }
end
