-- The life of seeds and moths.
local seeds = require "seeds"

it("a seed opens where its life ends", function()
  seeds.throw(160, 60)
  test.run_ticks(80)
  expect(shot.count()):equals(3)
  test.run_ticks(15)
  expect(shot.count()):equals(48)
end)

it("a seed that is cleared does not open", function()
  seeds.throw(160, 60)
  shot.clear()
  expect(shot.count()):equals(0)
end)

it("a moth sheds two shots at each of its stops", function()
  seeds.release(160, 120, 1)
  test.run_ticks(31)
  expect(shot.count()):equals(3)
end)

it("a moth whose task has ended flies on", function()
  seeds.release(160, 120, 1)
  local moth
  for s in shot.each() do moth = s end
  test.run_ticks(182)
  expect(moth.accel):equals(0.05)
end)

it("the bomb turns every shot into a star, and ends the moths", function()
  test.scene "main"
  test.run_ticks(100)
  local shots = shot.count()
  test.tap "fire"
  test.run_ticks(2)
  expect(shot.count() < shots):is_true()
  expect(task.count() > shots):is_true()
end)
