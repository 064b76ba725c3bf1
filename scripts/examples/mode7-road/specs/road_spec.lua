-- The course is closed, and the car keeps to the road.
local track = require "track"

before_each(function() test.scene "main" end)

it("the car drives along the course", function()
  local car = find "car"
  local start = car.t
  test.run_ticks(150)
  expect(car.t < start):equals(true)
  expect(car.side):equals(0)
end)

it("the grass slows the car down", function()
  local car = find "car"
  test.run_ticks(150)
  local fast = car.speed
  car.side = 80
  test.run_ticks(100)
  expect(car.speed < fast - 1):equals(true)
end)

it("the course is closed", function()
  local x, z = track.place(0, 0)
  local x2, z2 = track.place(2 * math.pi, 0)
  expect(("%.6f %.6f"):format(x, z)):equals(("%.6f %.6f"):format(x2, z2))
end)

it("the right side of the road is on the right", function()
  local x, z, angle = track.place(1, 0)
  local rx, rz = track.place(1, 10)
  local turn = math.rad(angle)
  expect((rx - x) * math.cos(turn) - (rz - z) * math.sin(turn)):is_near(10, 0.001)
end)
