-- The curve, and a bird that follows it.
local bird = require "bird"
local curve = require "curve"

local path = curve { { 0, 0 }, { 100, 0 }, { 100, 100 } }

it("it goes through all of its points", function()
  for i, point in ipairs { { 0, 0 }, { 100, 0 }, { 100, 100 } } do
    local x, y = path:at(i - 1)
    expect(x):is_near(point[1], 1e-9)
    expect(y):is_near(point[2], 1e-9)
  end
end)

it("it has no corners", function()
  local function heading(place)
    local x, y = path:at(place)
    local to_x, to_y = path:at(place + 0.01)
    return math.deg(math.atan2(to_y - y, to_x - x))
  end
  expect(heading(0.985)):is_near(heading(1.005), 8)
end)

it("a bird that follows it ends at its last point", function()
  local self = spawn(bird, { path = path, color = 0xffffff })
  test.run_until(function() return not self:alive() end, 120)
  expect(self.x):is_near(100, 3)
  expect(self.y):is_near(100, 3)
end)
