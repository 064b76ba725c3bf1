-- The camera follows the runner, stops at the ends of the street, and shakes when a weight falls.
local cam, runner

before_each(function()
  test.scene "main"
  test.run_ticks(2)
  cam, runner = find "camera", find "runner"
end)

it("it comes near, but not at once", function()
  runner.x = 500
  test.run_ticks(1)
  expect(cam.x):is_below(220)
  test.run_ticks(60)
  expect(cam.x):is_near(runner.x, 30)
end)

it("it shows nothing beyond the ends", function()
  expect(cam.x):equals(160)
  runner.x = 940
  test.run_ticks(80)
  expect(cam.x):is_below(960 - 160 + 0.1)
end)

it("the sky moves less than the houses", function()
  local MOON = 0xd8d0f0
  local function moon()
    local row = test.picture(0, 50, 320, 1, { [MOON] = "o" })[1]
    return row:find "o"
  end
  runner.x = 400
  test.run_ticks(60)
  local before, x = moon(), cam.x
  test.run_ticks(40)
  expect(before - moon()):is_near((cam.x - x) * 0.2, 1.5)
end)
