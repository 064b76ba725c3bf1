-- The water shows the shore upside down.
before_each(function() test.scene "main" end)

local SHADES = ".:-=+*%@#"
local function brightness(x, y) return SHADES:find(test.picture(x, y, 1, 1)[1], 1, true) end

it("the sun and its mirror image are brighter than what is beside them", function()
  test.run_ticks(5)
  expect(brightness(205, 92) > brightness(120, 110)):is_true()
  expect(brightness(205, 168) > brightness(120, 150)):is_true()
end)
