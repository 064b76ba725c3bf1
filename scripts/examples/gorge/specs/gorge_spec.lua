-- The rock is solid for everything.
local level = map.load "maps/gorge"
local ship = require "ship"

it("the ship slides along the rock and never enters it", function()
  local self = spawn(ship, { x = 60, y = 96 })
  for _, key in ipairs { "up", "right", "down", "left", "up", "right" } do
    test.press(key)
    for _ = 1, 60 do
      test.run_ticks(1)
      expect(level:solid(self.x, self.y)):equals(false)
    end
    test.release(key)
  end
end)

it("walkers follow the rock to the left, and are never in it", function()
  test.scene "main"
  test.run_ticks(10)
  local before = {}
  for each in task.each "walker" do before[each] = each.x end
  expect(task.count "walker"):is_above(8)
  for _ = 1, 300 do
    test.run_ticks(1)
    for each in task.each "walker" do
      expect { each.grounded, level:solid(each.x, each.y) }:equals { true, false }
    end
  end
  for each in task.each "walker" do expect(each.x):is_below(before[each]) end
end)

it("shots bounce off the rock twice", function()
  test.scene "main"
  test.press "fire"
  test.run_ticks(90)
  expect(shot.count()):is_above(4)
end)
