-- A beam from a place in a direction. It has no hitbox, as those are round or upright: it measures how far the ship is
-- from its line, and sends the ship what a hit sends.
local LENGTH, WIDTH = 400, 7
local WARN, BURN, FADE = 45, 60, 15                 -- ticks

local function direction(angle)
  local turn = math.rad(angle)
  return math.cos(turn), math.sin(turn)
end

--- How far a place is from a beam's line; behind its source it is never hit.
local function distance(beam, x, y)
  local dx, dy = direction(beam.angle)
  local along = (x - beam.x) * dx + (y - beam.y) * dy
  if along < 0 then return math.huge end
  return math.abs((x - beam.x) * dy - (y - beam.y) * dx)
end

local function stripe(self, width, color, alpha)
  local dx, dy = direction(self.angle)
  for side = -width, width do
    local x, y = self.x - dy * side * 0.5, self.y + dx * side * 0.5
    draw.line(x, y, x + dx * LENGTH, y + dy * LENGTH, color, alpha)
  end
end

local function glow(self, width)
  stripe(self, width * 2, 0xff3060, 0.25)
  stripe(self, width, 0xff80a0, 0.6)
  stripe(self, width * 0.4, 0xffffff, 1)
end

local function burn(self, ship)
  self.draw = function() glow(self, WIDTH + time.tick % 4) end
  for _ = 1, BURN do
    if ship:alive() and distance(self, ship.x, ship.y) < WIDTH then ship:signal("hit", 1) end
    self.angle = self.angle + (self.turn or 0)
    wait(1)
  end
end

local beam = { distance = distance }

function beam.run(self)
  self.draw = function() stripe(self, 0, 0xff6080, 0.3 + 0.3 * (math.floor(time.tick / 4) % 2)) end
  wait(WARN)
  burn(self, find "ship")
  for age = 1, FADE do
    self.draw = function() glow(self, WIDTH * (1 - age / FADE)) end
    wait(1)
  end
end

return beam
