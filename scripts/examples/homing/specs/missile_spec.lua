-- A missile turns by a limited angle.
local missile = require "missile"

local function target(x, y)
  return spawn { x = x, y = y, group = "balloon", hitbox = circle(8), draw = function() end }
end

it("its turn per tick is limited", function()
  local shot = spawn(missile, { x = 100, y = 200, angle = -90, target = target(300, 200) })
  local angle = shot.angle
  test.run_ticks(1)
  expect(shot.angle - angle):is_near(2.2, 0.001)
end)

it("it turns the shorter way", function()
  local shot = spawn(missile, { x = 100, y = 100, angle = 170, target = target(0, 90) })
  test.run_ticks(4)
  expect(shot.angle):is_above(170)
end)

it("it reaches its target and ends", function()
  local shot = spawn(missile, { x = 100, y = 200, angle = 180, target = target(200, 60) })
  test.run_until(function() return not shot:alive() end, 250)
end)

it("it flies straight when its target has ended", function()
  local gone = target(0, 0)
  gone:kill()
  local shot = spawn(missile, { x = 100, y = 200, angle = -90, target = gone })
  test.run_ticks(10)
  expect(shot.x):is_near(100, 0.001)
end)
