-- A smooth curve through points { x, y } (Catmull and Rom, 1974). Each segment also depends on the points before and
-- after it.
local curve = {}
curve.__index = curve

local function blend(a, b, c, d, t)
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
end

--- Returns the position at a place of the curve: 0 is its first point, 1 its second, and so on.
function curve:at(place)
  local points = self.points
  local i = math.max(1, math.min(#points - 1, math.floor(place) + 1))
  local a, b, c, d = points[i - 1] or points[i], points[i], points[i + 1], points[i + 2] or points[i + 1]
  local t = math.min(1, place - (i - 1))
  return blend(a[1], b[1], c[1], d[1], t), blend(a[2], b[2], c[2], d[2], t)
end

--- Returns the place of its last point.
function curve:length() return #self.points - 1 end

return function(points) return setmetatable({ points = points }, curve) end
