-- The course: the curve along which the road is painted in track.png. A position on it is an angle t around the center.
local SCALE = 2                   -- units per pixel of the picture
local CENTER = 256

local track = { scale = SCALE }

local function point(t)
  local radius = 168 + 34 * math.sin(2 * t) + 22 * math.sin(3 * t + 1)
  return SCALE * (CENTER + radius * math.cos(t)), SCALE * (CENTER + radius * math.sin(t))
end

-- Returns x and z of a place on the road, `side` units right of its middle, and the direction of the road in degrees.
function track.place(t, side)
  local x, z = point(t)
  local nx, nz = point(t - 0.01)
  local dx, dz = nx - x, nz - z
  local length = math.sqrt(dx * dx + dz * dz)
  return x + side * dz / length, z - side * dx / length, math.deg(math.atan2(dx, dz)), length
end

-- Moves a position forward by a distance in units.
function track.advance(t, distance)
  local _, _, _, length = track.place(t, 0)
  return t - 0.01 * distance / length
end

return track
