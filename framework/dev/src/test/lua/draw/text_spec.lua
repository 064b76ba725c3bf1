-- The looks of draw.text, and its errors.
local LEGEND = { [0] = ".", [0xffffff] = "#", [0x0000ff] = "b", [0xff5050] = "r", [0x60d860] = "g" }

local function shown(rows, text, x, y, look)
  test.play(2, function(self)
    self.draw = function() draw.text(text, x, y, look) end
    wait(9)
  end)
  test.expect_picture(rows, 0, 0, LEGEND)
end

describe("draw.text", function()
  it("writes kana with the built-in font", function()
    shown({ "..#.....", ".#####..", "..#.....", ".#####..", "#.#.#.#.", "#.##..#.", ".##..#..", "........" }, "あ", 0, 0)
  end)

  it("colors the text between marks", function()
    shown({ "....##......rr......", "...##......rr......." }, "/{red}/{/}/", -1, 0, { shown = 2 })
    shown({ "....gg......rr......##" }, "{green}/{red}/{/}{/}/", -1, 0)
  end)

  for name, look in pairs { plain = {}, ["laid out"] = { shown = 1 } } do
    it("has a blend mode: " .. name, function()
      look.color, look.blend = 0xff0000, "add"
      test.play(2, function(self)
        self.draw = function()
          draw.rect(0, 0, 4, 2, 0x0000ff)
          draw.text("/", -3, 0, look)
          draw.rect(4, 0, 1, 2, 0x0000ff)
        end
        wait(9)
      end)
      test.expect_picture({ "bbppb", "bppbb" }, 0, 0, { [0x0000ff] = "b", [0xff00ff] = "p" })
    end)
  end

  it("shows characters that the font lacks in the built-in font, if allowed", function()
    draw.font("ships", { image = "art/ship", letters = "A", width = 1, height = 1 })
    expect({ draw.text_size("あ", { font = "ships" }) }):equals { 8, 1, 1 }
    expect({ draw.text_size("あ", { font = "ships", fallback = false }) }):equals { 4, 1, 1 }
  end)

  it("shows braces as they are in plain text", function()
    expect({ draw.text_size("{red}a", { plain = true }) }):equals { 48, 8, 6 }
    expect({ draw.text_size("{red}a", { plain = false }) }):equals { 8, 8, 1 }
    shown({ "....rr", "...rr." }, "{red}//", -49, 0, { plain = true, color = 0xff5050 })
  end)

  it("aligns each line by align, and the whole text by valign", function()
    shown({ "................", "................", "................", "...........##...", "...........##..." }, ".\n..", 16, 16,
      { align = "right", valign = "bottom" })
  end)

  it("draws an outline and a shadow around a dot", function()
    shown({ "........", "........", "........", "........", ".bbbb...", ".b##b...", ".b##b...", ".bbbb..." }, ".", -1, 0,
      { outline = 0x0000ff })
  end)

  it("takes the larger font", function()
    shown({ "............", "............", "..#.........", "..#.........", ".#.#........" }, "A", 0, 0, { font = "kodama12" })
  end)
end)

describe("draw.text_size", function()
  it("measures the text as it would be drawn", function()
    test.play(1, function()
      expect({ draw.text_size("ab\nc") }):equals { 16, 18, 4 }
      expect({ draw.text_size("{red}森{/}の", { font = "kodama12", scale = 2 }) }):equals { 48, 26, 2 }
      expect({ draw.text_size("one two", { width = 30 }) }):equals { 24, 18, 7 }
      expect({ draw.text_size("one two", { width = 30, line_height = 20 }) }):equals { 24, 28, 7 }
      expect({ draw.text_size(12) }):equals { 16, 8, 2 }
      expect({ draw.text_size(true) }):equals { 32, 8, 4 }
    end)
  end)
end)

describe("draw.font", function()
  it("defines a font from a picture, with letters of their own widths", function()
    test.play(1, function()
      draw.font("ships", { image = "art/ship", letters = "AB", width = 8, height = 16, proportional = true, spacing = 2 })
      expect({ draw.text_size("AB", { font = "ships" }) }):equals { 20, 16, 2 }
    end)
  end)

  local function refused(name, cut, at, message)
    it(name, function()
      expect(test.error(function() draw.font("f", cut) end)):contains(message)
    end)
  end

  refused("requires letters", { image = "art/ship", width = 8, height = 8 }, test.line(),
    "font 'f': it lists no letters")
  refused("requires an image", { image = "art/shipp", letters = "a" }, test.line(),
    "image 'art/shipp' cannot be loaded")
  refused("requires both sides of a cell", { letters = "a", width = 8 }, test.line(),
    "draw.font: width and height must be given together")
  refused("knows its options", { letter = "a" }, test.line(), "draw.font: unknown option 'letter' (did you mean 'letters'?)")
end)

describe("an invalid font", function()
  local function refused(name, look, message)
    it(name, function() expect(test.error(function() draw.text("a{red}b", 1, 1, look) end)):contains(message) end)
  end

  refused("has a font that is not a name", { font = 3 }, "field 'font' must be a string but was a number")
  refused("is too wide", { width = 1e9 }, "width must be from 0 to 1000000 but was 1000000000")
  refused("has lines too far apart", { line_height = -1 }, "line_height must be from 0 to 10000 but was -1")
  refused("has a shadow too far away", { shadow = 0, shadow_x = 2000 }, "shadow_x must be from -1000 to 1000 but was 2000")
  refused("is too large", { scale = 101 }, "text scale must be between 1 and 100 but was 101")
  refused("has an invalid valign", { valign = "center" }, 'valign must be "top", "middle" or "bottom" but was "center"')
  refused("has an invalid blend mode", { blend = "ad" }, "draw.text: option 'blend' must be one of normal, add, subtract,"
    .. " multiply, screen but was 'ad' (did you mean 'add'?)")
  refused("has an invalid align", { align = "middle" }, 'align must be "left", "center" or "right" but was "middle"')
end)

it("a text that is too long is refused", function()
  expect(test.error(function() draw.text(("あ"):rep(70000), 1, 1, { width = 100 }) end))
    :contains "text must have at most 65536 characters but has 70000"
end)

it("a missing font is replaced by the built-in one and reported once", function()
  local at = test.line(3)
  expect(test.play(4, function(self)
    self.draw = function()
      draw.text("a", 1, 1, { font = "titel" })
    end
    wait(3)
  end)):equals { "warn: " .. at .. ": draw.text: there is no font 'titel': no file titel.fnt, .ttf or .otf; the built-in"
    .. " fonts are kodama8 and kodama12; the built-in font is used instead" }
end)

it("missing letters of another font are reported with its name", function()
  local at = test.line(2)
  expect(test.play(2, function()
    draw.text("a\224\184\129", 1, 1, { font = "kodama12" })
    wait(3)
  end)):equals { "hint: " .. at .. ": draw.text: font 'kodama12' has no '\224\184\129' (U+0E01); each is drawn as a"
    .. " box" }
end)

it("misspelled markup is shown unchanged and reported", function()
  local at = test.line(2)
  expect(test.play(2, function()
    draw.text("{yelow}a{/}", 1, 1)
    wait(3)
  end)):equals { "hint: " .. at .. ": draw.text: shown unchanged: {yelow} (did you mean {yellow}?)" }
end)
