-- How shots are drawn: scale, origin, skew, fill, palette, dissolving. art/flag is "rb." above "r..".
local RED, GREEN, BLUE, WHITE = 0xff0000, 0x00ff00, 0x0000ff, 0xffffff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b", [WHITE] = "#", [0x00ffff] = "c" }

local function fire(look, more)
  local all = { x = 0, y = 0, speed = 0, sprite = "art/flag", origin = "top_left", flash = "none", keep = true }
  for name, value in pairs(more or {}) do all[name] = value end
  for name, value in pairs(look) do all[name] = value end
  return shot.fire(all)
end

-- Draws a shot with the options, one that gets them by a change, and one whose fields are set to them.
local function shown(name, rows, look, more)
  it(name .. ": options", function()
    fire(look, more)
    test.run_ticks(1)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
  it(name .. ": a timed change", function()
    local change = { at = 1 }
    for option, value in pairs(look) do change[option] = value end
    fire({ changes = { change } }, more)
    test.run_ticks(3)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
  it(name .. ": fields", function()
    local s = fire({}, more)
    test.run_ticks(2)
    for field, value in pairs(look) do s[field] = value end
    test.run_ticks(1)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
end

shown("the origin is a corner", { "rb.", "r.." }, { origin = "top_left" }, { origin = "bottom" })
shown("the origin is a point", { "....", ".rb.", ".r.." }, { origin = { -1, -1 } })
shown("an image is scaled in one direction", { "rrbb..", "rr...." }, { scale_x = 2 })
shown("an image is scaled in the other direction", { "rb.", "rb.", "r..", "r.." }, { scale_y = 2 })
shown("an image leans", { "rb..", "r..." }, { skew = 1 })
shown("an image is filled", { "##.", "#.." }, { fill = WHITE })
shown("a fill of nothing", { "rb.", "r.." }, { fill = WHITE, fill_amount = 0 })
shown("a fill covers the tint", { "gg.", "g.." }, { fill = GREEN, tint = RED })
shown("colors are exchanged by a table", { "gb.", "g.." }, { palette = { [RED] = GREEN } })
shown("colors are exchanged by the second row of an image", { "gr.", "g.." }, { palette = "art/flag-colors" })
shown("a tint applies to the new colors", { "b..", "b.." }, { palette = { [RED] = WHITE, [BLUE] = 0 }, tint = BLUE })
shown("an image dissolves", { "...", "r.." }, { dissolve = "down", dissolve_amount = 0.5 })
shown("an image dissolves by an image", { "r..", "r.." }, { dissolve = "art/flag", dissolve_amount = 0.5 })
shown("everything has dissolved", { "...", "..." }, { dissolve_amount = 1 })
shown("a turned image", { "...", "...", ".rr", "..b" }, { turns = true }, { angle = 90, x = 3, y = 2 })

it("a palette is read as a palette", function()
  local s = fire { palette = { [RED] = GREEN } }
  local other = fire { palette = s.palette }
  other.origin = "left"
  expect(s.palette.cycle ~= nil):equals(true)
  expect(fire({}).palette):equals(nil)
end)

it("an origin is read as a word or a point", function()
  local s = fire { origin = { 1, 2 } }
  expect(s.origin):equals { 1, 2 }
  s.origin = { 0, 0 }
  expect(s.origin):equals("top_left")
  s.origin = nil
  expect(s.origin):equals("center")
end)

it("a kind has the options", function()
  shot.kind("flag", { sprite = "art/flag", palette = { [RED] = GREEN }, scale_x = 2, origin = "top_left" })
  shot.fire { x = 0, y = 0, speed = 0, kind = "flag", flash = "none" }
  test.run_ticks(1)
  test.expect_picture({ "ggbb..", "gg...." }, 0, 0, LEGEND)
end)

it("a shot that is scaled in one direction keeps its radius", function()
  expect(fire({ scale_x = 4 }).radius):equals(2)
  expect(fire({ scale = 4 }).radius):equals(8)
end)

describe("wrong options:", function()
  local function refused(option, value, message)
    it(option .. " = " .. tostring(value), function()
      expect(test.error(function() fire { [option] = value } end)):contains("shot.fire: option '" .. option .. "' " .. message)
    end)
    it(option .. " = " .. tostring(value) .. " in a change", function()
      expect(test.error(function() fire { changes = { { at = 1, [option] = value } } } end))
        :contains("shot.fire: changes[1]: option '" .. option .. "' " .. message)
    end)
  end

  refused("scale_x", 17, "must be from 0.1 to 16 but was 17")
  refused("scale_y", -1, "must be from 0.1 to 16 but was -1")
  refused("skew", 81, "must be from -80 to 80 but was 81")
  refused("fill", -1, "must be from 0x000000 to 0xFFFFFF but was -1")
  refused("fill", "white", "must be a number but was ")
  refused("fill_amount", 2, "must be from 0 to 1 but was 2")
  refused("dissolve_amount", -1, "must be from 0 to 1 but was -1")
  refused("dissolve", "nois", "must be one of noise, ")
  refused("origin", "botom", "must be one of center, ")
  refused("origin", { 1 }, "must be a point { x, y }, two numbers, but its number 2 was missing")
  refused("palette", 3, "must be the name of an image, a table of colors or a palette but was ")

  local function rejected(field, value, message)
    it("a field " .. field .. " = " .. tostring(value), function()
      expect(test.error(function() fire({})[field] = value end)):contains("a shot's '" .. field .. "' " .. message)
    end)
  end

  rejected("skew", 81, "must be from -80 to 80 but was 81")
  rejected("skew", 0 / 0, "must be a finite number but was ")
  rejected("fill", 0x1000000, "must be from 0x000000 to 0xFFFFFF but was 16777216")
  rejected("fill_amount", "all", "must be a number but was a string")
  rejected("dissolve_amount", 1 / 0, "must be a finite number but was inf")
  rejected("dissolve", {}, "must be the name of a pattern or an image but was ")
  rejected("origin", "botom", "must be one of center, ")
  rejected("palette", { [RED] = -1 }, "must contain colors from 0x000000 to 0xFFFFFF but contains -1")
end)
