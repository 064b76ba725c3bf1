-- Tests play the game without a window: run them by `kodama test`.
local score = require "score"

before_each(function() test.scene "stage" end)

it("drones come down", function()
  test.run_until(function() return task.count "enemy" > 0 end, 120)
  expect(find("enemy").sprite):equals "drone"
end)

it("a ship that fires hits what is above it", function()
  test.press "fire"
  test.press "left"
  test.run_until(function() return score.points > 0 end, 900)
end)

it("a hit costs a ship and another comes", function()
  local first = find "ship"
  local left = score.ships
  first:signal("hit", 1)
  test.run_until(function() return find "ship" and find "ship" ~= first end, 120)
  expect(score.ships):equals(left - 1)
end)

it("without ships the game is over", function()
  score.ships = 0
  find("ship"):signal("hit", 1)
  test.run_until(function() return scene.name == "over" end, 120)
end)
