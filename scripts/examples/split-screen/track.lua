-- A round track: the world is 400 by 240 pixels.
local track = { width = 400, height = 240 }

local CENTER_X, CENTER_Y = 200, 120
local LONG, HIGH = 155, 80             -- of the middle of the road
local MARKS = 28

--- The position at a part of the round, from 0 to 1, and the direction of travel in degrees.
function track.at(part)
  local angle = part * 2 * math.pi
  local x, y = CENTER_X + LONG * math.cos(angle), CENTER_Y + HIGH * math.sin(angle)
  return x, y, math.deg(math.atan2(HIGH * math.cos(angle), -LONG * math.sin(angle)))
end

function track.paint()
  draw.rect(0, 0, track.width, track.height, 0x2a5834)
  for i = 0, 59 do draw.disc(i * 97 % track.width, i * 151 % track.height, 7, 0x1f4428) end
  draw.ellipse(CENTER_X, CENTER_Y, LONG + 26, HIGH + 26, 0x4a4a58)
  draw.ellipse(CENTER_X, CENTER_Y, LONG - 26, HIGH - 26, 0x2a5834)
  for i = 1, MARKS do
    local x, y = track.at(i / MARKS)
    draw.disc(x, y, 2, 0xd8d8c0)
  end
  for i = 0, 5 do draw.rect(CENTER_X + LONG - 26 + i * 9, CENTER_Y - 4, 5, 8, 0xffffff) end
end

return track
