-- The background is behind the fight.
before_each(function() test.scene "main" end)

it("fog fills the sky above the corridor", function()
  test.run_ticks(2)
  test.expect_picture({ "f" }, 160, 1, { [0x1c1430] = "f" })
end)

it("the ship stays on the screen", function()
  test.press "left"
  test.run_ticks(80)
  expect(find("ship").x):equals(12)
end)
