-- How one attack follows another.
local run = require "kodama.shooter.run"

local function begin()
  test.scene "main"
  test.run_ticks(95)
  return find "enemy"
end

it("an attack and its shots end when its hit points run out", function()
  local guardian = begin()
  test.run_ticks(30)
  expect(shot.count "ship"):is_above(1)
  guardian:signal("hit", 40)
  test.run_ticks(2)
  expect(shot.count "ship"):equals(0)
  test.run_ticks(60)
  expect(guardian.fights.name):equals "Needles"
end)

it("an attack ends when its time is over, and is not captured", function()
  local failed
  run.on("failed", function(phase) failed = phase.name end)
  begin()
  find("ship").hitbox = nil
  find("ship").shoot = function() end
  test.run_ticks(20 * 60)
  expect(failed):equals "Petals"
end)

it("at the end the number of captured attacks is shown, and the fight starts again", function()
  local guardian = begin()
  for _ = 1, 3 do
    guardian:signal("hit", 99)
    test.run_ticks(55)
  end
  expect(guardian:alive()):is_false()
  test.run_until(function() return find "enemy" end, 300)
end)
