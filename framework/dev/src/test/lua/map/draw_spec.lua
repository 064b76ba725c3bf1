-- Drawing layers of maps. The screen has 32 by 16 pixels, which are two of the three rows of the map.

local LEGEND = {
  [0] = ".", [0xff0000] = "r", [0x00ff00] = "g", [0x0000ff] = "b", [0xffff00] = "y", [0x808000] = "d", [0x800000] = "o",
}

local function show(draw)
  spawn { draw = draw }
  test.run_ticks(1)
end

-- Returns the color of the middle of each cell of a row on the screen.
local function cells(y)
  local row = test.picture(0, y + 4, 32, 1, LEGEND)[1]
  return row:sub(4, 4) .. row:sub(12, 12) .. row:sub(20, 20) .. row:sub(28, 28)
end

it("a layer is drawn at a place", function()
  local m = map.load "maps/cave"
  show(function() m:draw("ground", 3, -8) end)
  expect(test.picture(0, 8, 32, 1, LEGEND)[1]):equals("..." .. ("r"):rep(29))
  expect(test.picture(0, 0, 32, 1, LEGEND)[1]):equals("..........." .. ("g"):rep(8) .. "........" .. ("b"):rep(5))
end)

it("without a name, all visible layers are drawn", function()
  local m = map.load "maps/cave"
  show(function() m:draw() end)
  expect(cells(0)):equals "yyyy"
  expect(cells(8)):equals "gg.b"
end)

it("a look has a tint, an opacity and a blend mode", function()
  local m = map.load "maps/cave"
  show(function()
    m:draw("back/sky", 0, 0, { tint = 0x808080 })
    m:draw("back/sky", 0, 8, { alpha = 0 })
    m:draw("ground", 0, 0)
    m:draw("ground", 0, 0, { blend = "add", tint = 0x00ff00 })
  end)
  expect(cells(0)):equals "dddd"
  expect(cells(8)):equals ".g.b"
end)

it("parallax follows the camera", function()
  local m = map.load "maps/cave"
  show(function()
    draw.camera(16, 0)
    m:draw("ground", 8, -8)
    m:draw("back/sky", 8, 0)
  end)
  expect(test.picture(0, 2, 32, 1, LEGEND)[1]):equals(("y"):rep(28) .. "....")
  expect(test.picture(0, 10, 32, 1, LEGEND)[1]):equals(("r"):rep(24) .. "........")
end)

it("a layer is a task, with a priority and animated tiles", function()
  local m = map.load "maps/cave"
  local ground = m:spawn("ground", { y = -8, priority = -5, name = "ground" })
  expect(rawequal(find "ground", ground)):equals(true)
  expect(ground.priority):equals(-5)
  expect(m:spawn("back/sky", { visible = false }).priority):equals(0.5)
  test.run_ticks(1)
  expect(cells(0)):equals ".g.b"
  test.run_ticks(6)
  expect(cells(0)):equals ".g.y"
  ground.y, ground.tint, ground.rate = 0, 0x800000, 0
  test.run_ticks(30)
  expect(cells(8)):equals "...o"
  ground.visible = false
  test.run_ticks(1)
  expect(cells(8)):equals "...."
end)

it("the tile objects of a layer are drawn", function()
  local m = map.load "maps/cave"
  show(function() m:draw("things", 8, 0) end)
  expect(cells(0)):equals "...."
  expect(cells(8)):equals ".g.."
end)

it("errors name the function", function()
  local m = map.load "maps/cave"
  expect(test.error(function() m:draw "sky" end)):contains "m:draw: maps/cave.tmx has no layer 'sky'"
  expect(test.error(function() m:draw("ground", 0, 0, { tnt = 1 }) end)):contains "m:draw: unknown option 'tnt'"
  expect(test.error(function() m:draw("ground", 1e12) end)):contains "m:draw: x must be"
  expect(test.error(function() m:spawn("ground", { alfa = 1 }) end)):contains "m:spawn: unknown option 'alfa'"
  expect(test.error(function() m:spawn("ground", { priority = math.huge }) end)):contains
    "m:spawn: a task's 'priority' must be a finite number but was inf"
  expect(test.error(function() m:spawn "sky" end)):contains "m:spawn: maps/cave.tmx has no layer 'sky'"
end)

it("drawing is charged to the instruction budget", function()
  local m = map.load "maps/cave"
  expect(test.error(function() while true do m:draw() end end)):contains "instruction"
end)

it("a missing picture is an error when the map is loaded", function()
  expect(test.error(function() map.load "maps/no-picture" end)):contains
    'map.load: maps/no-picture.tmx: tileset "none": there is no picture "maps/none.png"'
end)
