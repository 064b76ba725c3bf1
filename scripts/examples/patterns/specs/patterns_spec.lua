-- What each pattern fires.
local patterns = require "patterns"

local function fired(name, ticks)
  local from = spawn { x = 160, y = 60, draw = function() end }
  spawn { x = 160, y = 220, name = "ship", draw = function() end }
  local firing = from:spawn(patterns[name])
  test.run_ticks(ticks)
  firing:kill()
  return shot.count "ship"
end

it("a spiral has four arms", function() expect(fired("spiral", 9)):equals(12) end)
it("aimed fans grow from three to seven", function() expect(fired("aimed", 45)):equals(3 + 4 + 5 + 6 + 7) end)
it("a wall has a gap of three", function() expect(fired("wall", 10)):equals(17) end)
it("a flower has six rings of eight", function() expect(fired("flower", 10)):equals(48) end)

it("a pattern that is ended fires no more", function()
  local shots = fired("spiral", 9)
  test.run_ticks(9)
  expect(shot.count "ship"):equals(shots)
end)
