-- The game's clock: time.now, time.tick, time.dt.

it("now counts a minute of ticks as a minute", function()
  test.run_ticks(3600)
  expect(time.now):equals(60)
  expect(time.tick):equals(3600)
end)

it("now follows the rate of all tasks", function()
  test.run_ticks(60)
  task.rate(nil, 0.5)
  test.run_ticks(60)
  expect(time.now):equals(1.5)
  task.rate(nil, 2)
  test.run_ticks(30)
  expect(time.now):equals(2.5)
  expect(time.tick):equals(150)
end)

it("now stops while all are paused", function()
  test.run_ticks(60)
  task.pause_all()
  test.run_ticks(60)
  expect(time.now):equals(1)
  expect(time.tick):equals(120)
  task.resume_all()
  test.run_ticks(60)
  expect(time.now):equals(2)
end)

it("now does not follow the rate of a group or a task", function()
  task.rate("enemy", 0.25)
  spawn(function(self)
    self.rate = 0.5
    wait_forever()
  end)
  test.run_ticks(60)
  expect(time.now):equals(1)
end)

it("the frame rate changes neither now nor dt", function()
  local dt
  spawn { state = function() dt = time.dt end }
  for _, rate in ipairs { 15, 30, 120, 240 } do
    time.frame_rate(rate)
    test.run_ticks(15)
    expect(dt):is_near(1 / 60, 1e-12)
  end
  expect(time.now):equals(1)
end)
