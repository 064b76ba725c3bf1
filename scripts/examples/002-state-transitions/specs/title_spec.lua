-- The three states of the title, which are functions assigned to the task.
local new_title = require "title"

local FADE, SHOWN = 45, 120   -- ticks

-- Runs until the state of the title changes or the title ends; returns the number of ticks.
local function ticks_of_state(title)
  local state, begun = title.state, time.tick
  test.run_until(function() return not title:alive() or title.state ~= state end)
  return time.tick - begun
end

it("the title fades in stays and fades out", function()
  local title = new_title()
  expect(title.alpha):equals(0)
  expect(ticks_of_state(title)):is_near(FADE, 1)
  expect(title.alpha):equals(1)
  expect(ticks_of_state(title)):equals(SHOWN)
  expect(title.alpha):equals(1)
  expect(ticks_of_state(title)):is_near(FADE, 1)
  expect(title:alive()):is_false()
end)

it("a key ends the idle state early", function()
  local title = new_title()
  test.run_ticks(60)
  test.tap "fire"
  test.run_until(function() return not title:alive() end, FADE + 3)
end)
