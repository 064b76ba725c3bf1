-- The phases of an enemy: init, main, the game's own phase, end.
local enemy = require "tasks.enemy"
local gba = require "gba"

-- Runs the game until a crab has appeared.
local function first_crab()
  spawn(enemy.control)
  return test.run_until(function()
    for w in task.each "enemy" do
      if w.tile == gba.CRAB and w.phase == INIT then return w end
    end
  end)
end

it("a crab goes through its phases in order and ends in the last", function()
  local crab = first_crab()
  local phases = {}
  while crab:alive() do
    if gba.high(crab.Y) > 120 then crab.phase = END end
    if crab.phase ~= phases[#phases] then phases[#phases + 1] = crab.phase end
    test.run_ticks(1)
  end
  expect(phases):equals { INIT, MAIN, MAIN + 1, END }
end)
