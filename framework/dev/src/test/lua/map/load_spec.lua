-- Maps of Tiled.

it("a map has its size, its layers and its properties", function()
  local m = map.load "maps/cave"
  expect { m.width, m.height, m.tile_width, m.tile_height }:equals { 4, 3, 8, 8 }
  expect(m.layers):equals { "ground", "back/sky", "things" }
  expect(m.properties.music):equals "cave"
  expect(m.properties.depth):equals(3)
end)

it("a map is loaded once", function()
  expect(rawequal(map.load "maps/cave", map.load "maps/cave")):equals(true)
end)

it("a tile is its number in the file", function()
  local m = map.load "maps/cave"
  expect(m:tile("ground", 1, 1)):equals(2)
  expect(m:tile("ground", 2, 2)):equals(2147483649)
  expect(m:tile("ground", 0, 0)):equals(nil)
  expect(m:tile("ground", -1, 100)):equals(nil)
end)

it("errors name the file, the layer and the line of the script", function()
  expect(test.error(function() map.load "maps/broken" end)):begins_with(test.line(0) .. ": map.load: maps/broken.tmx: ")
  expect(test.error(function() map.load "maps/broken" end)):contains "ground"
  expect(test.error(function() map.load "maps/cave.tmx" end)):contains "write 'maps/cave' without the extension .tmx"
  expect(test.error(function() map.load "maps/cav" end)):contains
    "map.load: maps/cav: no such map in the game: maps/cav.tmx, maps/cav.tmj, maps/cav.json"
  expect(test.error(function() map.load "maps/Cave" end)):contains "there is 'maps/cave.tmx'"
  expect(test.error(function() map.load "../cave" end)):contains "the path must not contain '..'"
  local m = map.load "maps/cave"
  expect(test.error(function() m:tile("grond", 0, 0) end)):contains
    "m:tile: maps/cave.tmx has no layer 'grond' (did you mean 'ground'?); there are ground"
  expect(test.error(function() m:tile("things", 0, 0) end)):contains
    "m:tile: layer 'things' of maps/cave.tmx is not a tile layer"
  expect(test.error(function() m.tile({}, "ground", 0, 0) end)):contains "m:tile: this is not a map; write m:tile(...)"
end)
