-- Metamethods: vectors that are added, scaled and compared, each a new table.
local Vector = {}
Vector.__index = Vector

local function vector(x, y) return setmetatable({ x = x, y = y }, Vector) end

function Vector.__add(a, b) return vector(a.x + b.x, a.y + b.y) end
function Vector.__mul(a, n) return vector(a.x * n, a.y * n) end
function Vector.__eq(a, b) return a.x == b.x and a.y == b.y end

local STEPS = 1000

return "metamethod (vectors)", function()
  local place, speed = vector(0, 0), vector(2, -4)
  for _ = 1, STEPS do place = place + speed * 0.5 end
  assert(place == vector(STEPS, -2 * STEPS))
  return 2 * STEPS
end
