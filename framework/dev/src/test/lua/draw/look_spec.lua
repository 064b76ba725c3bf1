-- The options of images: scale, origin, skew, fill, palette, dissolving, blend modes. art/flag is "rb." above "r..".
local RED, GREEN, BLUE, WHITE = 0xff0000, 0x00ff00, 0x0000ff, 0xffffff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b", [WHITE] = "#", [0xffff00] = "y", [0x00ffff] = "c",
  [0xff00ff] = "p" }

-- Draws the flag with options by draw.sprite, and by the fields of a task.
local function shown(name, rows, look, x, y)
  x, y = x or 0, y or 0
  look.origin = look.origin or "top_left"
  it(name .. ": draw.sprite", function()
    test.play(2, function()
      draw.sprite("art/flag", x, y, look)
      wait(99)
    end)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
  it(name .. ": fields of a task", function()
    test.play(2, function(self)
      self.x, self.y = x, y
      for field, value in pairs(look) do self[field] = value end
      self.sprite = "art/flag"
      wait(99)
    end)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
end

shown("the origin is a corner", { "rb.", "r.." }, {})
shown("the origin is the opposite corner", { "rb.", "r.." }, { origin = "bottom_right" }, 3, 2)
shown("the origin is the middle of an edge", { "rb.", "r.." }, { origin = "left" }, 0, 1)
shown("the origin is a point", { ".....", "..rb.", "..r.." }, { origin = { -1, -0.5 } }, 1, 0.5)
shown("an image is scaled in one direction", { "rrbb..", "rr...." }, { scale_x = 2 })
shown("an image is scaled in the other direction", { "rb.", "rb.", "r..", "r.." }, { scale_y = 2 })
shown("one direction differs from the scale", { "rb.", "rb.", "r..", "r.." }, { scale = 2, scale_x = 1 })
shown("a negative scale flips the image around its origin", { ".br", "..r" }, { scale_x = -1 }, 3, 0)
shown("a flipped image is flipped around its origin", { ".br", "..r" }, { flip_x = true }, 3, 0)
shown("a flipped image is flipped around its center", { ".br", "..r" }, { flip_x = true, origin = "center" }, 1.5, 1)
shown("an image is scaled around its origin", { "....rr", "....rr", "......" }, { scale = 2, origin = { 0, 1 } }, 4, 0)
shown("an image leans", { "rb..", ".r.." }, { skew = 45, origin = { 0, 0.5 } }, 0, 0.5)
shown("an image leans to the other side", { ".rb.", ".r..", }, { skew = 0, origin = { -1, 0 } })
shown("an image is filled", { "##.", "#.." }, { fill = WHITE })
shown("an image is filled partly", { "##.", "#.." }, { fill = WHITE, fill_amount = 7 })
shown("a fill of nothing", { "rb.", "r.." }, { fill = WHITE, fill_amount = 0 })
shown("a negative fill", { "rb.", "r.." }, { fill = WHITE, fill_amount = -3 })
shown("a fill covers the tint", { "gg.", "g.." }, { fill = GREEN, tint = RED })
shown("colors are exchanged by a table", { "gb.", "g.." }, { palette = { [RED] = GREEN } })
shown("two colors are exchanged", { "br.", "b.." }, { palette = { [RED] = BLUE, [BLUE] = RED } })
shown("colors are exchanged by the second row of an image", { "gr.", "g.." }, { palette = "art/flag-colors" })
shown("colors are exchanged by another row", { "#..", "#.." }, { palette = draw.palette("art/flag-colors", 3) })
shown("the first row changes nothing", { "rb.", "r.." }, { palette = draw.palette("art/flag-colors", 1) })
shown("a list of colors changes nothing", { "rb.", "r.." }, { palette = draw.palette { RED, BLUE } })
shown("a list of colors is cycled", { "br.", "b.." }, { palette = draw.palette({ RED, BLUE }):cycle(1) })
shown("a list of colors is cycled around", { "rb.", "r.." }, { palette = draw.palette({ RED, BLUE }):cycle(-4) })
shown("a part of the colors is cycled", { "rb.", "r.." }, { palette = draw.palette({ RED, GREEN, BLUE }):cycle(9, 3, 3) })
shown("a row is cycled", { "rg.", "r.." }, { palette = draw.palette("art/flag-colors"):cycle(1) })
shown("a palette is mixed with nothing", { "gr.", "g.." },
  { palette = draw.palette("art/flag-colors"):mix({ [RED] = WHITE }, -1) })
shown("a palette is mixed with all of another", { "#b.", "#.." },
  { palette = draw.palette("art/flag-colors"):mix({ [RED] = WHITE }, 1) })
shown("a palette is faded", { "##.", "#.." }, { palette = draw.palette({ RED, BLUE }):fade(WHITE, 1) })
shown("a tint applies to the new colors", { "b..", "b.." }, { palette = { [RED] = WHITE, [BLUE] = 0 }, tint = BLUE })
shown("all options have their defaults", { "rb.", "r.." }, { origin = "top_left", scale = 1, scale_x = 1, scale_y = 1, skew = 0,
  rotation = 0, flip_x = false, flip_y = false, alpha = 1, tint = WHITE, fill = WHITE, fill_amount = 0, palette = {},
  dissolve = "noise", dissolve_amount = 0, blend = "normal" })
shown("an image dissolves", { "...", "r.." }, { dissolve = "down", dissolve_amount = 0.5 })
shown("an image dissolves from the other side", { "rb.", "..." }, { dissolve = "up", dissolve_amount = 0.5 })
shown("an image dissolves by an image, dark parts first", { "r..", "r.." }, { dissolve = "art/flag", dissolve_amount = 0.5 })
shown("nothing has dissolved", { "rb.", "r.." }, { dissolve = "rows", dissolve_amount = -2 })
shown("noise has dissolved everything", { "...", "..." }, { dissolve_amount = 1 })
shown("everything has dissolved", { "...", "..." }, { dissolve = "blocks", dissolve_amount = 9 })
shown("a scale of 0 shows nothing", { "...", "..." }, { scale_x = 0 })
shown("a huge scale is drawn", { "rrr", "rrr" }, { scale_x = 1e300, scale_y = 1e300 })
shown("infinite numbers", { "rrr", "rrr" }, { scale_x = 1 / 0, scale_y = 1 / 0, fill_amount = 1 / 0, alpha = 1 / 0 })

it("a palette that a script changes shows the change", function()
  local colors = { [RED] = GREEN }
  test.play(2, function(self)
    self.x, self.y, self.sprite, self.origin, self.palette = 0, 0, "art/flag", "top_left", colors
    wait(99)
  end)
  test.expect_picture({ "gb.", "g.." }, 0, 0, LEGEND)
  colors[BLUE] = WHITE
  test.run_ticks(1)
  test.expect_picture({ "g#.", "g.." }, 0, 0, LEGEND)
  colors[RED] = nil
  test.run_ticks(1)
  test.expect_picture({ "r#.", "r.." }, 0, 0, LEGEND)
end)

it("fields that are reset to nil have no effect", function()
  test.play(3, function(self)
    self.x, self.y, self.sprite, self.origin = 0, 0, "art/flag", "top_left"
    self.fill, self.palette, self.scale_x, self.skew, self.dissolve_amount = WHITE, { [RED] = GREEN }, 3, 30, 0.5
    wait(1)
    self.fill, self.palette, self.scale_x, self.skew, self.dissolve_amount = nil, nil, nil, nil, nil
    wait(99)
  end)
  test.expect_picture({ "rb.", "r.." }, 0, 0, LEGEND)
end)

describe("blend modes:", function()
  local function blended(mode, below, above, result)
    it(mode .. " of shapes, sprites and tasks", function()
      test.play(2, function(self)
        draw.fill(below)
        draw.rect(0, 0, 1, 1, above, { blend = mode })
        draw.sprite("art/flag", 1, 0, { blend = mode, fill = above, origin = "top_left" })
        self.x, self.y, self.sprite, self.blend, self.fill, self.origin = 4, 0, "art/flag", mode, above, "top_left"
        wait(99)
      end)
      test.expect_picture({ result:rep(3) }, 0, 0, LEGEND)
      test.expect_picture({ result:rep(2) }, 4, 0, LEGEND)
    end)
  end

  blended("normal", 0x0000ff, 0xff0000, "r")
  blended("add", 0x0000ff, 0xff0000, "p")
  blended("subtract", 0xffffff, 0xff0000, "c")
  blended("multiply", 0xffff00, 0xff00ff, "r")
  blended("screen", 0xffff00, 0x00ffff, "#")
end)

describe("wrong options:", function()
  local function refused(name, look, message)
    it(name .. ": draw.sprite", function()
      local error = test.error(function() draw.sprite("art/flag", 1, 1, look) end)
      expect(error):contains("draw.sprite: ")
      expect(error):contains(message)
    end)
    it(name .. ": fields of a task", function()
      expect(test.error(function(self) for field, value in pairs(look) do self[field] = value end end))
        :begins_with(test.line(-1) .. ": ")
    end)
    it(name .. ": fields that already have a value", function()
      expect(test.error(function(self)
        self.sprite, self.dissolve_amount, self.fill_amount = "art/flag", 0.5, 0.5
        for field, value in pairs(look) do
          if self[field] == nil then self[field] = ({ skew = 1, tint = 1, fill = 1, scale_x = 1, origin = "top", palette = {},
            dissolve = "rows" })[field] end
          self[field] = value
        end
        wait(9)
      end)):contains(message)
    end)
  end

  refused("a scale that is not a number", { scale_x = 0 / 0 }, "field 'scale_x' must be a number but was nan")
  refused("a skew that is too large", { skew = 81 }, "'skew' must be from -80 to 80 degrees but was 81")
  refused("a skew that is infinite", { skew = -1 / 0 }, "'skew' must be from -80 to 80 degrees but was -inf")
  refused("a tint that is negative", { tint = -1 }, "'tint' must be a color from 0x000000 to 0xFFFFFF but was -1")
  refused("a tint that is huge", { tint = 2 ^ 40 }, "'tint' must be a color from 0x000000 to 0xFFFFFF but was 1099511627776")
  refused("a fill that is negative", { fill = -1 }, "'fill' must be a color from 0x000000 to 0xFFFFFF but was -1")
  refused("a fill that is huge", { fill = 1e300 }, "'fill' must be a color from 0x000000 to 0xFFFFFF but was 1e+300")
  refused("an amount that is not a number", { fill_amount = 0 / 0 }, "field 'fill_amount' must be a number but was nan")
  refused("an origin that is misspelled", { origin = "botom" },
    "'origin' must be one of center, top_left, top, top_right, left, right, bottom_left, bottom, bottom_right or a point"
      .. " { x, y } but was 'botom' (did you mean 'bottom'?)")
  refused("an origin that is a number", { origin = 3 }, "or a point { x, y } but was ")
  refused("half an origin", { origin = { 3 } }, "'origin' must be a point { x, y }, two numbers, but its number 2 was missing")
  refused("an origin far away", { origin = { 3, 1e9 } },
    "'origin' must have numbers from -65536 to 65536 but its number 2 was 1000000000")
  refused("an origin that is not a number", { origin = { 0 / 0, 1 } }, "but its number 1 was ")
  refused("a palette that is a number", { palette = 7 },
    "'palette' must be the name of an image, a table of colors or a palette but was ")
  refused("a palette with a color that is none", { palette = { [RED] = "blue" } },
    "'palette' must contain colors from 0x000000 to 0xFFFFFF but contains a string")
  refused("a palette with a key that is no color", { palette = { red = BLUE } },
    "'palette' must contain colors from 0x000000 to 0xFFFFFF but contains a string")
  refused("a palette with a number that is no color", { palette = { [RED] = 1 / 0 } },
    "'palette' must contain colors from 0x000000 to 0xFFFFFF but contains inf")
  refused("a palette of one row", { palette = "art/row" },
    "'palette': image 'art/row' must have at least two rows, the colors of the pictures and below them those that replace"
      .. " them, but has 1")
  refused("a pattern that is misspelled", { dissolve = "nois", dissolve_amount = 0.5 },
    "'dissolve' must be one of noise, blocks, dots, rows, columns, up, down or the name of an image but was 'nois' (did you"
      .. " mean 'noise'?)")
  refused("a pattern that is a table", { dissolve = {}, dissolve_amount = 0.5 }, "'dissolve' must be ")
end)

local function refused(name, call, message)
  it(name, function() expect(test.error(call)):contains(message) end)
end

refused("an option that is misspelled", function() draw.sprite("art/flag", 1, 1, { scale_z = 2 }) end,
  "draw.sprite: unknown option 'scale_z' (did you mean 'scale_x'?)")
refused("a palette with too many colors", function()
  local colors = {}
  for i = 0, 256 do colors[i * 7] = i end
  draw.sprite("art/flag", 1, 1, { palette = colors })
end, "'palette' must have at most 256 colors but has 257")
refused("a row that an image does not have", function() draw.palette("art/flag-colors", 4) end,
  "draw.palette: row must be from 1 to 3, the rows of image 'art/flag-colors', but was 4")
refused("a row of a table", function() draw.palette({ [RED] = BLUE }, 2) end,
  "draw.palette: 'row' is for images, but 'colors' is ")
refused("a palette that is nil", function() draw.palette(nil) end, "'palette'")
refused("a palette that is mixed with a number", function() draw.palette({ RED }):mix(3, 1) end,
  "'mix' (other: string or table expected, got number)")
refused("a first color that is not there", function() draw.palette({ RED, BLUE }):cycle(1, 3) end,
  "palette:cycle: 'first' must be from 1 to 2, the colors of the palette, but was 3")
refused("a last color before the first", function() draw.palette({ RED, BLUE }):cycle(1, 2, 1) end,
  "palette:cycle: 'last' must be from 2 to 2, the colors of the palette, but was 1")
refused("a color to fade to that is none", function() draw.palette({ RED }):fade(-1, 1) end,
  "color must be from 0x000000 to 0xFFFFFF but was -1")
refused("a method that is misspelled", function() draw.palette({ RED }):cycel(1) end, "cycle")

-- Everything else that draws an image has the same options for its colors.
local FUNCTIONS = {
  ["draw.tiled"] = function(look) draw.tiled("art/flag", 0, 0, 3, 2, look) end,
  ["draw.nine_patch"] = function(look) draw.nine_patch("art/flag", 0, 0, 3, 2, 0, look) end,
  ["draw.strip"] = function(look) draw.strip("art/flag", { -0.5, 0.5, 2.5, 0.5 }, look) end,
}

for name, drawn in pairs(FUNCTIONS) do
  local function recolored(what, rows, look)
    it(name .. ": " .. what, function()
      test.play(2, function()
        drawn(look)
        wait(99)
      end)
      test.expect_picture(rows, 0, 0, LEGEND)
    end)
  end

  recolored("plain", { "rb.", "r.." }, {})
  recolored("filled", { "##.", "#.." }, { fill = WHITE })
  recolored("a fill of nothing", { "rb.", "r.." }, { fill = WHITE, fill_amount = 0 })
  recolored("a fill covers the tint", { "gg.", "g.." }, { fill = GREEN, tint = RED })
  recolored("other colors", { "gr.", "g.." }, { palette = "art/flag-colors" })
  recolored("the tint changes the other colors", { "#..", "#.." }, { palette = draw.palette("art/flag-colors", 3) })
  recolored("other colors that are tinted", { "g..", "g.." }, { palette = "art/flag-colors", tint = GREEN })
  recolored("dissolved completely", { "...", "..." }, { dissolve_amount = 1 })
  recolored("half dissolved", { "...", "r.." }, { dissolve = "down", dissolve_amount = 0.5 })

  it(name .. ": a canvas must be copied first", function()
    local told = ""
    test.play(1, function()
      local canvas = draw.canvas(2, 2)
      local functions = {
        ["draw.tiled"] = function() draw.tiled(canvas, 0, 0, 3, 2, { fill = RED }) end,
        ["draw.nine_patch"] = function() draw.nine_patch(canvas, 0, 0, 3, 2, 0, { fill = RED }) end,
        ["draw.strip"] = function() draw.strip(canvas, { 0, 0, 3, 0 }, { fill = RED }) end,
      }
      told = select(2, pcall(functions[name])):gsub("^[^ ]+:%d+: ", "")
    end)
    expect(told):equals(name .. ": fill, palette and dissolve need an image that does not change, but this one is a"
      .. " canvas; use canvas:image(), or draw the canvas in these colors on another one")
  end)
end

for name, wrong in pairs {
  ["draw.tiled"] = function() draw.tiled("art/flag", 0, 0, 3, 2, { fill = -1 }) end,
  ["draw.nine_patch"] = function() draw.nine_patch("art/flag", 0, 0, 3, 2, 0, { fill = -1 }) end,
  ["draw.strip"] = function() draw.strip("art/flag", { 0, 0, 3, 0 }, { fill = -1 }) end,
} do
  it(name .. ": a fill that is not a color", function()
    local told = ""
    test.play(1, function() told = select(2, pcall(wrong)):gsub("^[^ ]+:%d+: ", "") end)
    expect(told):equals(name .. ": 'fill' must be a color from 0x000000 to 0xFFFFFF but was -1")
  end)
end
