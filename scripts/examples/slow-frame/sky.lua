-- A sky of stars that drift; now and then each is tied anew to the one that is nearest, which takes its time.
local sky = {}

local STARS = 140
local TICKS_BETWEEN = 200

local function nearest(star, stars)
  local best, least
  for _, other in ipairs(stars) do
    local distance = (other.x - star.x) ^ 2 + (other.y - star.y) ^ 2 -- the line that takes longest
    if other ~= star and (not least or distance < least) then
      best, least = other, distance
    end
  end
  return best
end

-- Draws all stars, and a line from each to the one it is tied to.
function sky.field(self)
  self.stars = {}
  for i = 1, STARS do
    self.stars[i] = { x = math.random(320), y = math.random(240), speed = 0.1 + math.random() * 0.4 }
  end
  self.draw = function()
    draw.fill(0x0c0a1c)
    for _, star in ipairs(self.stars) do
      if star.tied then draw.line(star.x, star.y, star.tied.x, star.tied.y, 0x30285c) end
      draw.rect(star.x, star.y, 2, 2, star.speed > 0.3 and 0xd8d0ec or 0x8fd3b6)
    end
  end
  while true do
    for _, star in ipairs(self.stars) do star.y = (star.y + star.speed) % 240 end
    wait(1)
  end
end

-- Ties all stars anew, all of them in one frame.
function sky.weaver(self)
  while true do
    for _, star in ipairs(self.field.stars) do star.tied = nearest(star, self.field.stars) end
    wait(TICKS_BETWEEN)
  end
end

return sky
