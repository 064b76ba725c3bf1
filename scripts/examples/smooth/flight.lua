-- A swallow that flies in a circle, one step per tick.
local flight = {}

local SPEED = 9                   -- degrees per tick
local RADIUS = 60                 -- pixels
local BODY, BEAK = 0xf4ecd8, 0xffd36b

local function paint(self)
  local wing = math.sin(math.rad(self.turn * 4)) * 5
  draw.line(self.x - 7, self.y - wing, self.x, self.y, self.color)
  draw.line(self.x + 7, self.y - wing, self.x, self.y, self.color)
  draw.disc(self.x, self.y, 2, BODY)
  draw.rect(self.x, self.y - 1, 1, 1, BEAK)
end

--- The task of a swallow: circles around `middle_x`, `middle_y`, starting at `turn` degrees.
function flight.swallow(self)
  self.draw = paint
  while true do
    self.turn = self.turn + SPEED
    self.x = self.middle_x + math.cos(math.rad(self.turn)) * RADIUS
    self.y = self.middle_y + math.sin(math.rad(self.turn)) * RADIUS
    wait(1)
  end
end

return flight
