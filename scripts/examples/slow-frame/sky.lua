-- A sky of drifting stars. Every 200 ticks, each star is connected to its nearest neighbor, which is slow.
local sky = {}

local STARS = 140
local COLORS = { 0xd8d0ec, 0x8fd3b6, 0xffd36b, 0xff9ab0, 0x9a90b8 }
local TICKS_BETWEEN = 200
local FAR = 100                   -- in pixels; at this distance, one of the two stars has wrapped around to the top

local function nearest(star, stars)
  local best, least
  for _, other in ipairs(stars) do
    local distance = (other.x - star.x) ^ 2 + (other.y - star.y) ^ 2 -- the slowest line
    if other ~= star and (not least or distance < least) then
      best, least = other, distance
    end
  end
  return best
end

-- Moves and draws all stars, with a line from each to its neighbor.
function sky.field(self)
  self.stars = {}
  for i = 1, STARS do
    local color = COLORS[i % #COLORS + 1]
    self.stars[i] = { x = math.random(320), y = math.random(240), speed = 0.1 + math.random() * 0.4, color = color }
  end
  self.draw = function()
    draw.fill(0x0c0a1c)
    for _, star in ipairs(self.stars) do
      local tied = star.tied
      if tied and math.abs(tied.y - star.y) < FAR then draw.line(star.x, star.y, tied.x, tied.y, 0x30285c) end
      draw.rect(star.x, star.y, 2, 2, star.color)
    end
  end
  while true do
    for _, star in ipairs(self.stars) do star.y = (star.y + star.speed) % 240 end
    wait(1)
  end
end

-- Connects all stars in one frame, every 200 ticks.
function sky.weaver(self)
  while true do
    for _, star in ipairs(self.field.stars) do star.tied = nearest(star, self.field.stars) end
    wait(TICKS_BETWEEN)
  end
end

return sky
