-- Tests play the game without a window. Run them with `kodama test`.
it("the arrow keys move the lantern", function()
  test.scene "main"
  local lantern = find "lantern"
  local x, y = lantern.x, lantern.y
  test.press "right"
  test.run_ticks(10)
  expect(lantern.x):is_above(x)
  expect(lantern.y):equals(y)
end)

it("the lantern stays on the screen", function()
  test.scene "main"
  test.press "left"
  test.run_ticks(300)
  expect(find("lantern").x):is_at_least(0)
end)

it("Z rings", function()
  test.scene "main"
  test.tap "fire"
  test.run_ticks(2)
  expect(#test.sounds()):equals(1)
end)

it("it snows", function()
  test.scene "main"
  test.run_ticks(2)
  expect(table.concat(test.picture(0, 0, 40, 40))):contains "@"
end)
