-- Round shapes, joined and dashed lines, gradients, panels.
local RED, BLUE, WHITE = 0xff0000, 0x0000ff, 0xffffff
local LEGEND = { [0] = ".", [RED] = "r", [BLUE] = "b", [WHITE] = "#" }

local function shown(name, rows, draws)
  it(name, function()
    test.play(2, function()
      draws()
      wait(99)
    end)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
end

shown("the corners of a rectangle can be round", { ".rrrr.", "rrrrrr", "rrrrrr", "rrrrrr", "rrrrrr", ".rrrr." }, function()
  draw.rect(0, 0, 6, 6, RED, { radius = 3 })
end)

shown("a frame is as wide as its option, inside its edges", { "rrrrr", "rrrrr", "rr.rr", "rrrrr", "rrrrr", "....." }, function()
  draw.frame(0, 0, 5, 5, RED, { width = 2 })
end)

shown("the dashes of a frame run around it", { "rr..rr", "r....r", "r.....", "r.....", "..rrr." }, function()
  draw.frame(0, 0, 6, 5, RED, { dash = { 3, 2 }, dash_offset = -1 })
end)

shown("a ring includes both of its circles", { ".rrr.", "r...r", "r...r", "r...r", ".rrr." }, function()
  draw.ring(2, 2, 2, 2, RED)
end)

shown("a quarter of a disc", { ".....", ".....", "..###", "..###", "..##." }, function()
  draw.pie(2, 2, 2, 0, 90, WHITE)
end)

shown("an ellipse is filled", { ".###.", "#####", ".###.", "....." }, function()
  draw.ellipse(2, 1, 2, 1, WHITE)
end)

shown("an ellipse with a width is an outline", { ".#####.", "##...##", "#.....#", "##...##", ".#####." }, function()
  draw.ellipse(3, 2, 3, 2, WHITE, { width = 1 })
end)

shown("an arc is a part of a circle", { ".....", ".....", "....r", "....r", "..rr." }, function()
  draw.arc(2, 2, 2, 0, 90, RED)
end)

shown("a polyline connects its points", { "rrrr", "...r", "...r" }, function()
  draw.polyline({ 0, 0, 3, 0, 3, 2 }, RED)
end)

shown("a closed polyline returns", { "rrrr", "r..r", "rrrr" }, function()
  draw.polyline({ 0, 0, 3, 0, 3, 2, 0, 2 }, RED, { closed = true })
end)

shown("a line has dashes", { "rr.rr.r" }, function()
  draw.line(0, 0, 6, 0, RED, { dash = { 2, 1 } })
end)

shown("a smooth shape on whole pixels is as a hard one", { "....", ".bb.", ".bb." }, function()
  draw.rect(1, 1, 2, 2, BLUE, { smooth = true })
end)

shown("a gradient of one color is this color", { "rr..", "rr..", "bbb." }, function()
  draw.rect(0, 0, 2, 2, draw.gradient { RED, RED })
  draw.line(0, 2, 2, 2, draw.gradient { BLUE, BLUE })
end)

shown("a gradient changes at its stops", { "rrbb", "rrbb" }, function()
  draw.rect(0, 0, 4, 2, draw.gradient({ RED, RED, BLUE, BLUE }, { angle = 0, stops = { 0, 0.5, 0.5, 1 } }))
end)

shown("a gradient can begin invisible", { "rrrr" }, function()
  draw.rect(0, 0, 4, 1, RED)
  draw.rect(0, 0, 4, 1, draw.gradient({ BLUE, BLUE }, { alpha = { 0, 0 } }))
end)

it("an image is repeated and stretched", function()
  test.play(2, function()
    draw.tiled("kodama.shot", 0, 0, 40, 40, { offset_x = 3.5, offset_y = -1e9, scale = 2, tint = RED, blend = "add", alpha = 0.5 })
    draw.nine_patch("kodama.orb.blue", 0, 0, 40, 40, { 5, 5, 5, 5 }, { frame = 1, alpha = 0.5, tint = RED })
    draw.nine_patch("kodama.orb.blue", 0, 0, 0, -5, 2)
  end)
end)

local function refused(name, call, message)
  it(name, function() expect(test.error(call)):contains(message) end)
end

refused("a gradient of one color", function() draw.gradient { RED } end,
  "draw.gradient: there must be 2 to 64 colors but there were 1")
refused("a color that is not one", function() draw.gradient { RED, -1 } end,
  "color must be from 0x000000 to 0xFFFFFF but was -1")
refused("a color that is not a number", function() draw.gradient { RED, "blue" } end,
  "draw.gradient: colors must be numbers but number 2 was a string")
refused("stops for other colors", function() draw.gradient({ RED, BLUE }, { stops = { 0 } }) end,
  "draw.gradient: option 'stops' must have a number for each of the 2 colors but has 1")
refused("stops that go back", function() draw.gradient({ RED, BLUE }, { stops = { 0.5, 0.2 } }) end,
  "draw.gradient: stop 2 must be from the stop before it to 1 but was 0.2")
refused("a stop beyond the end", function() draw.gradient({ RED, BLUE }, { stops = { 0.5, 2 } }) end,
  "draw.gradient: option 'stops' must be from 0 to 1 but was 2")
refused("stops that are not a list", function() draw.gradient({ RED, BLUE }, { stops = 1 }) end,
  "draw.gradient: option 'stops' must be a list of numbers but was 1")
refused("an alpha above 1", function() draw.gradient({ RED, BLUE }, { alpha = { 1, 1.5 } }) end,
  "draw.gradient: option 'alpha' must be from 0 to 1 but was 1.5")
refused("an unknown kind of gradient", function() draw.gradient({ RED, BLUE }, { kind = "round" }) end,
  "draw.gradient: option 'kind' must be one of linear, radial but was 'round'")
refused("a color that is another object", function() draw.rect(0, 0, 1, 1, job.path { grid = { "." }, from = { 1, 1 }, to = { 1, 1 } }) end,
  "draw.rect: color must be a number or a gradient but was a userdata")
refused("a color that is a word", function() draw.rect(0, 0, 1, 1, "red") end,
  "bad argument #5 to 'rect' (color: number or userdata expected, got string)")
refused("a color that is not a number at all", function() draw.gradient { RED, 0 / 0 } end,
  "color must be from 0x000000 to 0xFFFFFF but was nan")
refused("dashes of less than a pixel", function() draw.line(0, 0, 9, 9, RED, { dash = 0.5 }) end,
  "draw.line: option 'dash' must be from 1 to 1000000 but was 0.5")
refused("three lengths of dashes", function() draw.line(0, 0, 9, 9, RED, { dash = { 1, 2, 3 } }) end,
  "draw.line: option 'dash' must be a number or { dash, gap } but was a list of 3")
refused("a word as dash", function() draw.line(0, 0, 9, 9, RED, { dash = "long" }) end,
  "draw.line: option 'dash' must be a number or { dash, gap } but was a string")
refused("too many dashes", function() draw.line(0, 0, 1e6, 0, RED, { dash = 1 }) end,
  "a line must have at most 10000 dashes but would have 500000")
refused("too many corners", function()
  local points = {}
  for i = 1, 40000 do points[i] = i % 7 end
  draw.polyline(points, RED, { width = 9, join = "round" })
end, "a shape must have at most 200000 corners; it needs more if it has many round corners or dashes, or a large radius")
refused("an unknown join", function() draw.polyline({ 0, 0, 1, 1 }, RED, { join = "mitre" }) end,
  "draw.polyline: option 'join' must be one of miter, round, bevel but was 'mitre' (did you mean 'miter'?)")
refused("a polyline of one point", function() draw.polyline({ 1, 2 }, RED) end,
  "draw.polyline: points must be at least 2 pairs of x and y but were 2 numbers")
refused("three borders", function() draw.nine_patch("kodama.shot", 0, 0, 9, 9, { 1, 2, 3 }) end,
  "draw.nine_patch: borders must be a number, { left, top, right, bottom } or the name of a slice but was a list of 3")
refused("a border of half a pixel", function() draw.nine_patch("kodama.shot", 0, 0, 9, 9, 1.5) end,
  "draw.nine_patch: a border must be a whole number from 0 to 16384 but was 1.5")
refused("borders larger than the image", function() draw.nine_patch("kodama.orb.blue", 0, 0, 9, 9, 500) end,
  "left border must be between 0 and ")
refused("a tint that is not a color", function() draw.tiled("kodama.shot", 0, 0, 9, 9, { tint = -5 }) end,
  "draw.tiled: option 'tint': color must be from 0x000000 to 0xFFFFFF but was -5")
refused("an image that does not exist", function() draw.tiled("ghost", 0, 0, 9, 9) end,
  "image 'ghost' cannot be loaded")
refused("a scale of nothing", function() draw.tiled("kodama.shot", 0, 0, 9, 9, { scale = 0 }) end,
  "draw.tiled: option 'scale' must be from 0.01 to 1000 but was 0")

local FAR = " must be from -1000000000 to 1000000000 but was "

for number, text in pairs { [1 / 0] = "inf", [-1 / 0] = "-inf", [1e300] = "1e+300", [2e9] = "2000000000" } do
  local function outside(what, call)
    it(what .. " of " .. text, function()
      local error = test.error(function() call(number) end)
      expect(error):begins_with("draw/shape_spec.lua:")
      expect(error):contains(": " .. what .. FAR .. text)
    end)
  end
  outside("draw.arc: x", function(n) draw.arc(n, 1, 2, 0, 90, RED) end)
  outside("draw.arc: y", function(n) draw.arc(1, n, 2, 0, 90, RED, { smooth = true }) end)
  outside("draw.arc: radius", function(n) draw.arc(1, 1, n, 0, 90, RED) end)
  outside("draw.arc: from", function(n) draw.arc(1, 1, 2, n, 90, RED) end)
  outside("draw.arc: to", function(n) draw.arc(1, 1, 2, 0, n, RED) end)
  outside("draw.ring: x", function(n) draw.ring(n, 1, 2, 3, RED) end)
  outside("draw.ring: inner", function(n) draw.ring(1, 1, n, 3, RED) end)
  outside("draw.ring: outer", function(n) draw.ring(1, 1, 2, n, RED) end)
  outside("draw.pie: y", function(n) draw.pie(1, n, 2, 0, 90, RED) end)
  outside("draw.pie: radius", function(n) draw.pie(1, 1, n, 0, 90, RED) end)
  outside("draw.pie: from", function(n) draw.pie(1, 1, 2, n, 90, RED) end)
  outside("draw.ellipse: radius_x", function(n) draw.ellipse(1, 1, n, 2, RED) end)
  outside("draw.ellipse: radius_y", function(n) draw.ellipse(1, 1, 2, n, RED) end)
  outside("draw.nine_patch: x", function(n) draw.nine_patch("kodama.shot", n, 0, 9, 9, 1) end)
  outside("draw.tiled: width", function(n) draw.tiled("kodama.shot", 0, 0, n, 9) end)
  outside("draw.camera: x", function(n) draw.camera(n, 0) end)
  outside("draw.camera: y", function(n) draw.camera(0, n, { zoom = 2 }) end)
  outside("draw.gradient: option 'angle'", function(n) draw.gradient({ RED, BLUE }, { angle = n }) end)
end

refused("a polyline to infinity", function() draw.polyline({ 0, 0, 1, 1 / 0 }, RED) end,
  "draw.polyline: points must be numbers from -1000000000 to 1000000000 but number 4 was inf")
refused("an infinite radius of corners", function() draw.rect(0, 0, 9, 9, RED, { radius = 1 / 0 }) end,
  "draw.rect: option 'radius' must be from 0 to 100000 but was inf")
refused("a huge radius of corners", function() draw.rect(0, 0, 9, 9, RED, { radius = 1e300 }) end,
  "draw.rect: option 'radius' must be from 0 to 100000 but was 1e+300")

it("shapes of any size are drawn or left out, and end", function()
  test.play(2, function()
    for _, size in ipairs { 0, -1, -1e9, 1e9, 1e300, 1 / 0, 1e-300, 5.5 } do
      for _, smooth in ipairs { false, true } do
        local look = { smooth = smooth }
        draw.rect(size, 1, size, 5, RED, { smooth = smooth, radius = 3 })
        draw.disc(5, 5, size, RED, look)
        draw.frame(1, 1, size, 9, RED, { smooth = smooth, width = 3, radius = 9 })
      end
    end
    for _, size in ipairs { 0, -1, -1e9, 1e9, 1e-300, 5.5 } do
      for _, smooth in ipairs { false, true } do
        local look = { smooth = smooth }
        draw.ellipse(size, 5, size, 3, RED, look)
        draw.ring(5, 5, size, 3, RED, look)
        draw.pie(5, 5, 6, size, 9, RED, look)
        draw.arc(5, 5, size, 0, size, RED, { smooth = smooth, width = 7, round = true })
        draw.polyline({ 0, 0, size, 9, 3, 3 }, RED, { smooth = smooth, closed = true, join = "round" })
      end
    end
  end)
end)
