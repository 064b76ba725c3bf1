-- Update moves by the length of a tick; render draws on black.

it("the light is back after four seconds", function()
  local legend = { [0x000000] = " " }
  test.scene "main"
  test.run_ticks(20)
  local before = test.picture(0, 0, 320, 200, legend)
  test.run_ticks(120)
  expect(test.picture(0, 0, 320, 200, legend)):is_not(before)
  test.run_ticks(120)
  expect(test.picture(0, 0, 320, 200, legend)):equals(before)
end)
