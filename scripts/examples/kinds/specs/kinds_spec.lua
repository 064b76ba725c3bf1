-- The page of all kinds of shots.
before_each(function()
  test.scene "main"
  test.run_ticks(5)
end)

it("each kind is shown in each color", function()
  expect(shot.count()):equals(#shot.kinds() * #shot.colors())
end)

it("Z clears them for half a second", function()
  test.tap "fire"
  test.run_ticks(5)
  expect(shot.count()):equals(0)
  test.run_ticks(40)
  expect(shot.count()):equals(320)
end)
