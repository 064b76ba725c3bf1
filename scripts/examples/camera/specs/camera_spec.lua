-- The camera follows its target, stops at the ends of the street, and shakes.
local camera = require "camera"

local target, self

before_each(function()
  target = spawn(wait_forever, { x = 400, y = 0 })
  self = spawn(camera.run, { x = 160, y = 100, target = target, width = 960 })
end)

it("it comes near, but not at once", function()
  test.run_ticks(1)
  expect(self.x):is_below(220)
  test.run_ticks(80)
  expect(self.x):is_near(400, 1)
end)

it("it shows nothing beyond the ends", function()
  target.x = 5000
  test.run_ticks(150)
  expect(self.x):is_near(960 - 160, 1)
end)

it("a shake fades", function()
  camera.shake(8)
  expect(self.force):equals(8)
  camera.shake(2)
  expect(self.force):equals(8)
  test.run_ticks(60)
  expect(self.force):equals(0)
end)
