-- A Java game is tested like any other: its tasks are found by their groups.

it("a scene may be a class", function()
  test.scene "lanterns.Play"
  expect(find "ship".y):equals(180)
  test.run_ticks(130)
  expect(task.count "lantern"):equals(3)
end)
