-- Tests play the game without a window. Run them with `kodama test`.
it("the first entry of the menu starts the game", function()
  test.scene "mygame.Title"
  test.tap "fire"
  test.run_ticks(2)
  expect(scene.name):equals("mygame.Play")
end)

it("the arrow keys move the lamp", function()
  test.scene "mygame.Play"
  test.run_ticks(1)
  local lamp = find "lamp"
  local x = lamp.x
  test.press "right"
  test.run_ticks(10)
  expect(lamp.x):is_above(x)
end)

it("the game is over when three moths got past the lamp", function()
  test.scene "mygame.Play"
  test.run_ticks(1)
  local lamp = find "lamp"
  for _ = 1, 3 do lamp:signal "missed" end
  expect(lamp.phase):equals(255) -- Phase.END
end)
