-- Pictures in perspective. The screen is 32 by 16 pixels.
local RED, GREEN, BLUE = 0xff0000, 0x00ff00, 0x0000ff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b", [0x7f007f] = "p", [0x800080] = "v" }

local function shown(name, rows, draws, x, y)
  it(name, function()
    test.play(2, function(self)
      self.draw = draws
      wait(99)
    end)
    test.expect_picture(rows, x or 0, y or 0, LEGEND)
  end)
end

local function square(left, top, right, bottom, z)
  return { left, top, z, right, top, z, right, bottom, z, left, bottom, z }
end

shown("by default, the plane at z = 0 has its natural size", { "....", ".rr.", ".rr.", "...." }, function()
  depth.view():quad(RED, square(1, 1, 3, 3, 0))
end)

shown("three corners are a triangle", { "rrrr.", "rrr..", "rr...", "r...." }, function()
  depth.view():quad(RED, { 0, 0, 0, 4.4, 0, 0, 0, 4.4, 0 })
end)

shown("what is nearer covers the rest, whatever the order", { "rrrb", "rrrb" }, function()
  local view = depth.view()
  view:quad(RED, square(0, 0, 3, 16, 0))
  view:quad(BLUE, square(-99, -99, 99, 99, 10))
end)

shown("bias changes the order", { "bbbb", "bbbb" }, function()
  local view = depth.view()
  view:quad(RED, square(0, 0, 3, 16, 0))
  view:quad(BLUE, square(-99, -99, 99, 99, 10), { bias = -11 })
end)

shown("another drawing function ends the group", { "bb", "bb" }, function()
  local view = depth.view()
  view:quad(RED, square(0, 0, 3, 16, 0))
  draw.rect(9, 9, 1, 1, GREEN)
  view:quad(BLUE, square(-99, -99, 99, 99, 10))
end)

shown("fog hides what is far away", { "rrpb" }, function()
  local view = depth.view { eye = { 16, 8, -100 }, fog = BLUE, fog_from = 100, fog_to = 200 }
  view:quad(RED, square(-999, -999, 999, 999, 100))
  view:quad(RED, square(-999, -999, -124.7, 999, 50)) -- columns 0 to 2
  view:quad(RED, square(-999, -999, -85, 999, 0)) -- columns 0 and 1
end)

shown("fog can be removed, and does not hide what is not fogged", { "rr" }, function()
  local view = depth.view { fog = BLUE, fog_from = 0, fog_to = 1 }
  view:quad(RED, square(0, 0, 1, 1, 0), { fogged = false })
  view:set { fog = false }
  view:quad(RED, square(1, 0, 2, 1, 0))
end)

shown("a fill replaces the colors", { "br" }, function()
  local view = depth.view()
  view:quad(RED, square(0, 0, 1, 1, 0), { fill = BLUE })
  view:quad(RED, square(1, 0, 2, 1, 0), { fill = BLUE, fill_amount = 0 })
end)

local function red_image()
  return draw.canvas(2, 1, { color = RED }):image()
end

shown("a palette replaces the colors, before a fill", { "rrbbgg" }, function()
  local view = depth.view()
  local image = red_image()
  local palette = { [RED] = BLUE }
  view:quad(image, square(0, 0, 2, 1, 0))
  view:quad(image, square(2, 0, 4, 1, 0), { palette = palette })
  view:sprite(image, 5, 0.5, 0, { palette = palette, fill = GREEN })
end)

shown("a tint multiplies the colors of a palette once", { "vv" }, function()
  depth.view():quad(red_image(), square(0, 0, 2, 1, 0), { palette = { [RED] = 0xff00ff }, tint = 0x80ff80 })
end)

shown("a dissolving that has not begun keeps the tint", { "vv" }, function()
  depth.view():quad(draw.canvas(2, 1, { color = 0xff00ff }):image(), square(0, 0, 2, 1, 0),
    { dissolve = "noise", dissolve_amount = 0, tint = 0x80ff80 })
end)

shown("an image can be dissolved", { ".." }, function()
  depth.view():quad(red_image(), square(0, 0, 2, 1, 0), { dissolve_amount = 1 })
end)

shown("a floor reaches the horizon", { "....", "rrrr", "rrrr" }, function()
  depth.view { eye = { 0, -1, 0 }, horizon = 1 }:floor(RED, 0)
end)

shown("a ceiling is above the eye", { "rrrr", "...." }, function()
  depth.view { eye = { 0, 1, 0 }, horizon = 1 }:floor(RED, 0)
end)

shown("a strip lies between two rails", { "..", "rr" }, function()
  depth.view { eye = { 0, -4, 0 } }:strip(RED, { -9, 0, 5, -9, 0, 50 }, { 9, 0, 5, 9, 0, 50 })
end, 15, 8)

shown("a view can be a part of the screen", { ".....", ".rr..", ".rr..", "....." }, function()
  depth.view { x = 1, y = 1, width = 2, height = 2 }:quad(RED, square(-99, -99, 99, 99, 0))
end)

local function projected(view, x, y, z)
  local px, py, scale = view:project(x, y, z)
  return px and ("%.3f %.3f %.3f"):format(px, py, scale)
end

it("a place is projected to the screen", function()
  local view = depth.view { fov = 90, eye = { 0, 0, 0 } }
  expect(projected(view, 8, -4, 16)):equals "20.000 6.000 0.500"
  expect(projected(view, 0, 0, -1)):equals(nil)
  view:set { far = 10 }
  expect(projected(view, 8, -4, 16)):equals(nil)
end)

it("a view looks at its target wherever the eye moves", function()
  local view = depth.view { fov = 90, eye = { 0, 0, 0 }, target = { 100, 0, 0 } }
  expect(projected(view, 50, 0, 0)):equals "16.000 8.000 0.160"
  view:set { eye = { 100, 0, -100 } }
  expect(projected(view, 100, 0, 0)):equals "16.000 8.000 0.080"
  view:set { angle = 90 }
  expect(projected(view, 200, 0, -100)):equals "16.000 8.000 0.080"
end)

it("a view with a wrong option keeps all others", function()
  local view = depth.view { fov = 90, eye = { 0, 0, 0 } }
  test.error(function() view:set { eye = { 5, 5, 5 }, far = 0.5 } end)
  expect(projected(view, 0, 0, 16)):equals "16.000 8.000 0.500"
end)

local function refused(name, call, message)
  it(name, function() expect(test.error(call)):contains(message) end)
end

local flat = square(0, 0, 1, 1, 0)

refused("an unknown option has a guess", function() depth.view { fogfrom = 1 } end,
  "depth.view: unknown option 'fogfrom' (did you mean 'fog_from'?)")
refused("an eye must have three numbers", function() depth.view { eye = { 1, 2 } } end,
  "depth.view: option 'eye' must be { x, y, z } but was a list of 2")
refused("an eye must be a list", function() depth.view { eye = 3 } end,
  "depth.view: option 'eye' must be { x, y, z } but was 3")
refused("an eye must have numbers", function() depth.view { eye = { 1, 2, 0 / 0 } } end,
  "depth.view: option 'eye' must be numbers from -1000000 to 1000000 but number 3 was ")
refused("a target must differ from the eye", function() depth.view { eye = { 1, 2, 3 }, target = { 1, 2, 3 } } end,
  "depth.view: 'target' must be another place than 'eye', 1, 2, 3")
refused("a target excludes an angle", function() depth.view { target = { 1, 2, 3 }, angle = 3 } end,
  "depth.view: give either 'target' or 'angle' and 'pitch', because both set the direction")
refused("a field of view has bounds", function() depth.view { fov = 180 } end,
  "depth.view: option 'fov' must be from 1 to 170 but was 180")
refused("an angle is not infinite", function() depth.view { angle = 1 / 0 } end,
  "depth.view: option 'angle' must be from -1000000000 to 1000000000 but was inf")
refused("a pitch is not infinite", function() depth.view { pitch = 1 / 0 } end,
  "depth.view: option 'pitch' must be from -1000000000 to 1000000000 but was inf")
refused("a roll is not infinite", function() depth.view { roll = 1 / 0 } end,
  "depth.view: option 'roll' must be from -1000000000 to 1000000000 but was inf")
refused("a rotation is not huge", function() depth.view():sprite(RED, 0, 0, 0, { rotation = 1e300 }) end,
  "view:sprite: option 'rotation' must be from -1000000000 to 1000000000 but was 1e+300")
refused("far is beyond near", function() depth.view { near = 10, far = 5 } end,
  "depth.view: option 'far' must be at least 'near', 10, but was 5")
refused("fog has an extent", function() depth.view { fog = RED, fog_from = 10, fog_to = 10 } end,
  "depth.view: option 'fog_to' must be above 'fog_from', 10, but was 10")
refused("fog is a color", function() depth.view { fog = "red" } end,
  "depth.view: option 'fog' must be a color or false but was a string")
refused("fog has a color's range", function() depth.view { fog = -1 } end,
  "depth.view: option 'fog': color must be from 0x000000 to 0xFFFFFF but was -1")
refused("methods need a colon", function() depth.view().set({}, {}) end,
  "view:set: this is not a view; write view:set(...) with a colon")
refused("a surface has corners", function() depth.view():quad(RED, { 1, 2, 3 }) end,
  "view:quad: corners must be x, y and z of 3 or 4 places but were 3 numbers")
refused("corners are numbers", function() depth.view():quad(RED, { 1, 2, 3, 4, "x", 6, 7, 8, 9 }) end,
  "view:quad: corners must be numbers from -1000000 to 1000000 but number 5 was a string")
refused("a picture must exist", function() depth.view():quad("nope", flat) end, "nope")
refused("a picture must be a picture", function() depth.view():quad(true, flat) end,
  "bad argument #1 to 'quad' (picture: string or table or number expected, got boolean)")
refused("a palette is a palette", function() depth.view():quad(draw.canvas(1, 1):image(), flat, { palette = 7 }) end,
  "view:quad: 'palette' must be ")
refused("canvases have no palette", function() depth.view():quad(draw.canvas(1, 1), flat, { palette = { [RED] = BLUE } }) end,
  "view:quad: fill, palette and dissolve need an image that does not change")
refused("a part has four numbers", function() depth.view():quad("art/ship", flat, { part = { 1 } }) end,
  "view:quad: option 'part' must be { x, y, width, height } but was a list of 1")
refused("a part is whole", function() depth.view():quad("art/ship", flat, { part = { 0, 0, 1.5, 1 } }) end,
  "view:quad: option 'part' must hold whole numbers from 0 to 16384 but holds 1.5")
refused("a part is inside", function() depth.view():quad("art/ship", flat, { part = { 0, 0, 9999, 1 } }) end,
  "view:quad: option 'part': part 0,0 9999x1 reaches outside image 'art/ship'")
refused("rails have as many points", function()
  depth.view():strip(RED, { 0, 0, 1, 0, 0, 2 }, { 1, 0, 1, 1, 0, 2, 1, 0, 3 })
end, "view:strip: the rails must have as many points but have 2 and 3")
refused("a rail has two points", function() depth.view():strip(RED, { 0, 0, 1 }, { 1, 0, 1 }) end,
  "view:strip: the left rail must be x, y and z of 2 to 100000 places but were 3 numbers")
refused("a place is near", function() depth.view():sprite(RED, 0, 1e9, 0) end,
  "view:sprite: y must be from -1000000 to 1000000 but was 1000000000")
refused("an origin has a guess", function() depth.view():sprite(RED, 0, 0, 0, { origin = "botom" }) end,
  "view:sprite: option 'origin' must be one of center, top_left, top, top_right, left, right, bottom_left, bottom, bottom_right"
  .. " or a point { x, y } but was 'botom' (did you mean 'bottom'?)")
refused("an origin is a word or a point", function() depth.view():sprite(RED, 0, 0, 0, { origin = 3 }) end,
  "view:sprite: option 'origin' must be one of center, top_left, top, top_right, left, right, bottom_left, bottom, bottom_right"
  .. " or a point { x, y } but was 3")
refused("a floor has a height", function() depth.view():floor(RED, -1e7) end,
  "view:floor: y must be from -1000000 to 1000000 but was -10000000")

it("an endless loop of surfaces ends with the budget", function()
  local view = depth.view()
  expect(test.error(function()
    while true do view:floor(RED, 9) end -- kodama: ignore endless-loop
  end)):contains("ran longer than 50,000,000 instructions")
end)
