-- What the keys do.
before_each(function()
  test.scene "main"
  test.run_ticks(5)
end)

it("1 stops the ball, 2 slows it down", function()
  local ball = find "ball"
  test.tap "stop"
  test.run_ticks(2)
  local x = ball.x
  test.run_ticks(8)
  expect(ball.x):equals(x)
  test.run_ticks(20)
  test.tap "slow"
  test.run_ticks(2)
  x = ball.x
  test.run_ticks(10)
  expect(ball.x - x):is_below(6)
end)

it("3 lets the ball flash, and 8 does, too", function()
  local ball = find "ball"
  for _, key in ipairs { "white", "all" } do
    test.tap(key)
    test.run_ticks(2)
    expect(feel.is_flashing(ball)):equals(true)
    test.run_ticks(60)
    expect(feel.is_flashing(ball)):equals(false)
  end
end)

it("each effect has its name, and each transition ends in a new scene", function()
  for _, key in ipairs { "shake", "flash", "punch", "points" } do
    test.tap(key)
    test.run_ticks(30)
  end
  for _, key in ipairs { "fade", "wipe", "iris", "mosaic", "doors" } do
    local before = find "ball"
    test.tap(key)
    test.run_ticks(60)
    expect(find "ball" ~= before):equals(true)
  end
end)
