-- Every effect can be chosen.
before_each(function() test.scene "main" end)

local MOON = { [0xffe8b0] = "m", [0xffffff] = "w", [0x001750] = "n", [0xe8e8e8] = "g" }

local function moon() return test.picture(250, 52, 1, 1, MOON)[1] end

local function press(action)
  test.press(action)
  test.run_ticks(1)
  test.release(action)
  test.run_ticks(1)
end

it("left of the first effect is the plain scene", function()
  test.run_ticks(2)
  press "left"
  expect(moon()):equals("m")
end)

it("all effects follow one another, then the first again", function()
  test.run_ticks(2)
  expect(moon()):equals("w")
  for _ = 1, 18 do press "right" end
  expect(moon()):equals("m")
  press "right"
  expect(moon()):equals("w")
end)
