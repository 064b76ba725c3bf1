-- A member of a flight: follows its curve to the end and faces the direction of flight.
local SPEED = 0.022              -- in segments of the curve per tick

local function paint(self)
  local beat = math.sin(self.place * 24) * 5
  local dx, dy = math.cos(self.heading), math.sin(self.heading)
  for side = -1, 1, 2 do
    local wx, wy = self.x - dx * 6 - dy * side * (8 + beat), self.y - dy * 6 + dx * side * (8 + beat)
    draw.line(self.x, self.y, wx, wy, self.color)
    draw.line(self.x + dx, self.y + dy, wx, wy, self.color)
  end
  draw.disc(self.x, self.y, 3, self.color)
  draw.disc(self.x + dx * 4, self.y + dy * 4, 2, 0xfff0d0)
end

return function(self)
  self.place, self.heading, self.group = 0, 0, "bird"
  self.x, self.y = self.path:at(0)
  self.draw = paint
  while self.place < self.path:length() do
    self.place = self.place + SPEED
    local x, y = self.path:at(self.place)
    self.heading = math.atan2(y - self.y, x - self.x)
    self.x, self.y = x, y
    wait(1)
  end
end
