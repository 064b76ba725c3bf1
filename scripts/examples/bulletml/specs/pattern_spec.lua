-- Each pattern plays to its end, and the boss returns to its position.

it("one pattern follows the other", function()
  test.scene "main"
  for _, name in ipairs { "blossom", "nests", "sky", "blossom" } do
    test.run_until(function() return find("boss").pattern == name end, 900)
    test.run_until(function() return shot.count() > 40 end, 300)
  end
end)

it("a pattern can move its source", function()
  test.scene "main"
  test.run_until(function() return find("boss").pattern == "nests" end, 900)
  test.run_until(function() return find("boss").x > 200 end, 200)
  test.run_until(function() return find("boss").x < 165 end, 200)
end)
