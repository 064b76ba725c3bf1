-- The colors of the hours.
before_each(function() test.scene "main" end)

local LEGEND = { [0x74b8e8] = "d", [0xe88858] = "e", [0x101838] = "n" }

local function color(x, y) return test.picture(x, y, 1, 1, LEGEND)[1] end

it("the sky is blue by day", function()
  test.run_ticks(60)
  expect(color(2, 2)):equals("d")
end)

it("the sky is red in the evening", function()
  test.run_ticks(200)
  expect(color(2, 2)):equals("e")
end)

it("the sky is dark at night", function()
  test.run_ticks(400)
  expect(color(2, 2)):equals("n")
end)
