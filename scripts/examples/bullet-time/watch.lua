-- A stopwatch that shows the time that has passed for its group.
local RADIUS = 16

local function hand(self, turns, length, color)
  local turn = math.rad(turns * 360 - 90)
  draw.line(self.x, self.y, self.x + math.cos(turn) * length, self.y + math.sin(turn) * length, color)
end

local function paint(self)
  draw.rect(self.x, self.y - 8, 140, 16, 0x0c0c1c, 0.7)
  draw.disc(self.x, self.y, RADIUS, 0x181830)
  draw.circle(self.x, self.y, RADIUS, self.color)
  hand(self, self.seconds / 10, 12, self.color)
  draw.text(("%s %.2f s"):format(self.label, self.seconds), self.x + 22, self.y - 4, self.look)
end

local function run(self, dt)
  self.seconds = self.seconds + dt
end

return function(label, group, y, color)
  return spawn {
    group = group, state = run, draw = paint, priority = 0.9,
    label = label, seconds = 0, x = 24, y = y, color = color, look = { color = color },
  }
end
