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

it("walkers stay on the floor or on the ceiling", function()
  test.scene "main"
  test.run_ticks(10)
  local floor = {}
  for each in task.each "walker" do floor[#floor + 1] = each end
  expect(#floor):is_above(8)
  test.run_ticks(300)
  for _, each in ipairs(floor) do
    if each.alive then
      local stands = level:solid(each.x, each.y + 7) or level:solid(each.x, each.y - 8)
        or level:solid(each.x - 6, each.y + 7) or level:solid(each.x + 6, each.y + 7)
        or level:solid(each.x - 6, each.y - 8) or level:solid(each.x + 6, each.y - 8)
      expect(stands):equals(true)
    end
  end
end)

it("shots bounce off the rock twice", function()
  test.scene "main"
  test.press "fire"
  test.run_ticks(90)
  expect(shot.count()):is_above(4)
end)
