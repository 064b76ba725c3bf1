-- Tasks that wait for each other.
local runner = require "runner"
local team = require "team"

it("a runner waits for the baton and passes it on", function()
  local second = spawn(runner, { x = 108, y = 50, color = 0, ticks = 20 })
  local first = spawn(runner, { x = 20, y = 50, color = 0, ticks = 30, next = second })
  test.run_ticks(50)
  expect(first.x):equals(20)
  first:signal "baton"
  test.run_ticks(15)
  expect(second.has_baton):is_nil()
  test.run_ticks(20)
  expect(first:alive()):is_false()
  expect(second.has_baton):is_true()
end)

it("a team takes as long as its three legs", function()
  local result
  local self = spawn(team, { y = 50, color = 0 })
  spawn(function() result = await(self) end)
  self:signal "start"
  test.run_until(function() return result end, 300)
  expect(result):is_at_least(3 * 55)
  expect(result):is_at_most(3 * 90)
end)

it("the race ends when all teams have finished", function()
  test.scene "main"
  test.run_until(function() return task.count "resting" == 9 end, 400)
end)
