-- The boss, phase by phase.

local function fight(section)
  test.scene("stage", { section = section, given = { lives = 2 } })
  test.run_ticks(100)
  return find "enemy"
end

it("nothing hits the boss before it has arrived", function()
  test.scene("stage", { section = "boss" })
  test.run_ticks(60)
  expect(find "enemy"):is_nil()
end)

it("the second phase starts after the first and clears its shots", function()
  local boss = fight "boss"
  test.run_ticks(100)
  expect(shot.count "ship"):is_above(20)
  boss:signal("hit", 120)
  test.run_ticks(2)
  expect(shot.count "ship"):equals(0)
  test.run_ticks(60)
  expect(boss.fights.name):equals "Falling fans"
end)

it("the last phase ends only when its time is over, and the stage with it", function()
  local boss = fight "boss/The last turn"
  boss:signal("hit", 999)
  test.run_ticks(60)
  expect(boss:alive()):is_true()
  find("ship").hitbox = nil
  test.run_until(function() return scene.name == "over" end, 1400)
end)
