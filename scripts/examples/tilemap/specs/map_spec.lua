-- The map of the example.
local level = map.load "maps/cave"

it("has a start and coins", function()
  expect(level:object "start".class):equals "start"
  expect(#level:objects "things"):is_above(5)
end)

it("the lamp breaks cracked bricks and the view scrolls", function()
  scene.change "main"
  test.run_ticks(2)
  local lamp = find "start"
  local left = lamp.x
  local column, row = level:to_tile(200, lamp.y)
  expect(level:tile_class("walls", column, row)):equals "cracked"
  test.run_ticks(200)
  expect(lamp.x):is_above(left + 150)
  expect(level:tile("walls", column, row)):equals(nil)
end)
