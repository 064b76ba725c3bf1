-- What draw can do nothing with is a sentence, not a picture that looks wrong.

local function refused(name, call, at, message)
  it(name, function() expect(test.error(call)):begins_with(at .. ": " .. message) end)
end

refused("an argument too many", function() draw.line(1, 2, 3, 4, 0xff, 1, 9) end, test.line(),
  "bad argument #7 to 'line' (no value expected, got number)")

refused("a text size between two", function() draw.text("a", 1, 1, { scale = 1.5 }) end, test.line(),
  "field 'scale' must be a whole number but was 1.5")

refused("a part of a rectangle to clip to", function() draw.clip(1, 2, 3) end, test.line(),
  "draw.clip: x, y, width and height must be given together")

refused("a place that is zero by zero", function() draw.disc(0 / 0, 1, 1, 0xff) end, test.line(),
  "bad argument #1 to 'disc' (x: number expected, got ")

refused("a misspelled look is an error that names the others", function() draw.text("a", 1, 1, { colour = 1 }) end,
  test.line(-1), "draw.text: unknown option 'colour' (did you mean 'color'?); there are color, scale, align, alpha")

refused("a misspelled module function is an error with a guess", function() draw.sprit("x", 1, 1) end, test.line(),
  "'draw' has no field 'sprit' (did you mean 'sprite'?)")

refused("a color below black", function() draw.fill(-1) end, test.line(),
  "color must be from 0x000000 to 0xFFFFFF but was -1  [task ")

refused("a color with an alpha", function() draw.fill(0xff000000) end, test.line(),
  "color must be from 0x000000 to 0xFFFFFF but was 0xFF000000  [task ")

it("text is drawn as tostring gives it", function()
  test.play(2, function()
    draw.text(nil, 1, 1)
    draw.text(true, 1, 1)
    draw.text({}, 1, 1)
    draw.text(setmetatable({}, { __tostring = function() return "a" end }), 1, 1)
  end)
end)
