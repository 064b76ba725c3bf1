-- Snow from the first tick, and a fire that keeps burning.
before_each(function() test.scene "main" end)

it("snow is falling from the beginning", function()
  test.run_ticks(2)
  expect(particle.count() > 150):equals(true)
end)

it("the number of particles stays moderate", function()
  for _ = 1, 8 do
    test.run_ticks(60)
    expect(particle.count() < 1000):equals(true)
  end
end)

it("rockets end with their explosion", function()
  test.run_ticks(600)
  expect(task.count() < 12):equals(true)
end)
