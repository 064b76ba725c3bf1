-- Tests play the game without a window. Run them with `kodama test`.
local run = require "kodama.shooter.run"

before_each(function()
  run.begin()
  test.scene "stage"
end)

it("drones come down", function()
  test.run_until(function() return task.count "enemy" > 0 end, 120)
  expect(find("enemy").sprite):equals "drone"
end)

it("a ship that fires hits what is above it", function()
  test.press "fire"
  test.press "left"
  test.run_until(function() return run.score > 0 end, 900)
end)

it("a hit costs a ship, and the next one flies in", function()
  local ship = find "ship"
  test.run_ticks(60)
  ship:signal("hit", 1)
  test.run_until(function() return run.lives == 1 end, 30)
  test.run_until(function() return ship.visible end, 120)
end)

it("without ships the game is over", function()
  run.lives, run.continues = 0, 0
  test.run_ticks(60)
  find("ship"):signal("hit", 1)
  test.run_until(function() return scene.name == "over" end, 120)
end)

it("practice lists the reached sections", function()
  test.scene "practice"
  test.run_ticks(2)
  test.tap "fire"
  test.run_until(function() return scene.name == "stage" end, 10)
  expect(run.power):equals(3)
end)
