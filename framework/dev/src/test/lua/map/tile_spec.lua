-- Tiles of maps, and their places.

it("a tile is set until the end of the scene", function()
  local m = map.load "maps/cave"
  m:set_tile("ground", 0, 0, m:tile("ground", 1, 1))
  expect(m:tile("ground", 0, 0)):equals(2)
  m:set_tile("ground", 1, 1)
  expect(m:tile("ground", 1, 1)):equals(nil)
  m:set_tile("ground", 3, 0, m:tile_number("colors", 3))
  expect(m:tile("ground", 3, 0)):equals(4)
  m:set_tile("ground", 2, 0, 0x80000001)
  expect(m:tile("ground", 2, 0)):equals(0x80000001)
  scene.change "idle"
  test.run_ticks(2)
  expect(m:tile("ground", 0, 0)):equals(nil)
  expect(m:tile("ground", 1, 1)):equals(2)
end)

it("a tile that is set is drawn", function()
  local m = map.load "maps/cave"
  m:spawn "ground"
  test.run_ticks(1)
  expect(test.picture(0, 0, 1, 1, { [0xff0000] = "r" })):equals { "?" }
  m:set_tile("ground", 0, 0, 1)
  test.run_ticks(1)
  expect(test.picture(0, 0, 1, 1, { [0xff0000] = "r" })):equals { "r" }
end)

it("a tile has properties and a class", function()
  local m = map.load "maps/cave"
  expect(m:tile_properties("ground", 1, 1)):equals { slow = 0.5 }
  expect(rawequal(m:tile_properties("ground", 1, 1), m:tile_properties("ground", 1, 1))):equals(true)
  expect(m:tile_properties("ground", 0, 2)):equals {}
  expect(m:tile_properties("ground", 0, 0)):equals(nil)
  expect(m:tile_class("ground", 1, 1)):equals "coin"
  expect(m:tile_class("ground", 0, 2)):equals ""
  expect(m:tile_class("ground", 0, 0)):equals(nil)
  expect(m:layer_properties "ground"):equals {}
end)

it("positions become cells, and cells positions", function()
  local m = map.load "maps/cave"
  expect { m:to_tile(8, 15.9) }:equals { 1, 1 }
  expect { m:to_tile(-0.5, 0) }:equals { -1, 0 }
  expect { m:to_pixel(3, 2) }:equals { 24, 16 }
end)

it("wrong tiles are errors", function()
  local m = map.load "maps/cave"
  expect(test.error(function() m:set_tile("ground", 16, 0, 1) end)):contains("m:set_tile: column 16, row 0 is outside"
    .. " layer 'ground' of maps/cave.tmx, which has room for the columns 0 to 15 and the rows 0 to 15")
  expect(test.error(function() m:set_tile("ground", 0, 0, -1) end)):contains
    "m:set_tile: tile must be a whole number from 0 to 4294967295 but was -1"
  expect(test.error(function() m:set_tile("ground", 0, 0, {}) end)):contains "tile: number expected, got table"
  expect(test.error(function() m:set_tile("things", 0, 0, 1) end)):contains "is not a tile layer"
  expect(test.error(function() m:tile_number("colors", 4) end)):contains
    "m:tile_number: tileset 'colors' has no tile 4"
  expect(test.error(function() m:tile_number("colours", 0) end)):contains
    "m:tile_number: maps/cave.tmx has no tileset 'colours' (did you mean 'colors'?)"
  expect(test.error(function() m:to_tile(1e12, 0) end)):contains "m:to_tile: x must be"
  expect(test.error(function() m:to_pixel(1000000, 0) end)):contains "m:to_pixel: column must be"
end)

it("a draw function cannot set tiles", function()
  local m = map.load "maps/cave"
  spawn { draw = function() m:set_tile("ground", 0, 0, 1) end }
  test.run_ticks(1)
  expect(test.errors()[1]):contains "m:set_tile: a draw function cannot set tiles"
end)
