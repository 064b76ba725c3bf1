-- Method calls on an object whose class has a parent: every other method is found two tables away.
local Point = {}
Point.__index = Point

function Point:step(by)
  self.x = self.x + by
  return self.x
end

local Traced = setmetatable({}, Point)
Traced.__index = Traced

function Traced:back(by)
  self.x = self.x - by
  return self.x
end

local ROUNDS = 10000

return "method call", function()
  local point = setmetatable({ x = 1 }, Traced)
  for _ = 1, ROUNDS do
    point:step(1.5)
    point:back(0.5)
  end
  assert(point.x == 1 + ROUNDS)
  return 2 * ROUNDS
end
