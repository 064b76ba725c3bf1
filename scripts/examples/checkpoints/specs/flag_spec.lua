-- Where an attempt starts.
local course = require "course"
local runner = require "runner"

-- jumps over each gap, for a number of ticks
local function run(ticks)
  for _ = 1, ticks do
    local self = find "runner"
    if self and self.stands and not course.has_ground(self.x + 8) then test.tap "fire" end
    test.run_ticks(1)
  end
end

it("without a jump the runner falls", function()
  local self = spawn(runner, { x = 200 })
  test.run_until(function() return not self:alive() end, 120)
end)

it("after the second flag was reached an attempt starts there", function()
  test.scene "main"
  run(240)
  expect(game.data.flag):equals(2)
  test.run_until(function() return not find "runner" end, 200)
  test.run_until(function() return find "runner" end, 60)
  expect(find("runner").x):is_near(course.flags[2], 10)
end)

it("at the end the course starts again", function()
  game.data.flag = 3
  test.scene "main"
  run(330)
  expect(game.data.flag):equals(1)
end)
