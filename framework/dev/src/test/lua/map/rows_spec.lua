-- Maps of letters.

it("letters are ground", function()
  local m = map.from_rows { "  =", "/.\\o", "#####" }
  expect { m.width, m.height, m.tile_width, m.tile_height }:equals { 5, 3, 16, 16 }
  expect { m:solid(2, 20), m:solid(14, 20), m:solid(34, 20), m:solid(46, 20) }:equals { false, true, true, false }
  expect { m:solid(79, 40), m:solid(40, 2), m:solid(55, 20) }:equals { true, false, false }
  expect { m:floor(40, -5) }:equals { 0, 0 }
  expect(m:tile_properties("rows", 3, 1).letter):equals "o"
end)

it("letters may stand for other ground, and tiles may be smaller", function()
  local m = map.from_rows({ "%é" }, { size = 8, legend = { ["%"] = "solid", ["é"] = "one_way", ["#"] = "empty" } })
  expect { m:solid(7, 7), m:solid(9, 1) }:equals { true, false }
  expect { m:floor(9, -5) }:equals { 0, 0 }
end)

it("a map of letters is drawn without pictures", function()
  local m = map.from_rows { "###" }
  m:spawn "rows"
  test.run_ticks(2)
  expect(test.picture(0, 0, 1, 1, { [0xff0000] = "r" })):equals { "?" }
end)

it("an empty map is empty", function()
  local m = map.from_rows {}
  expect { m.width, m.height, m:solid(0, 0) }:equals { 0, 0, false }
end)

it("tiles that were set are as before in the next scene", function()
  local m = map.from_rows { "# " }
  local first = m:tile("rows", 0, 0)
  m:set_tile("rows", 0, 0)
  m:set_tile("rows", 1, 0, first)
  expect { m:solid(2, 2), m:solid(18, 2) }:equals { false, true }
  scene.change "idle"
  test.run_ticks(2)
  expect { m:tile("rows", 0, 0), m:tile("rows", 1, 0) }:equals { first }
  expect { m:solid(2, 2), m:solid(18, 2) }:equals { true, false }
end)

it("errors name the row, the letter and the words", function()
  expect(test.error(function() map.from_rows { "#", 5 } end)):begins_with(test.line(0) ..
    ": map.from_rows: row 2 must be a string but was a number")
  expect(test.error(function() map.from_rows({ ("#"):rep(2001) }) end)):contains
    "map.from_rows: there must be at most 2000 rows of at most 2000 letters, but row 1 has 2001"
  expect(test.error(function() map.from_rows { "#", "a\0b" } end)):contains
    "map.from_rows: row 2 has a character that is not a letter, at 2: its code is 0"
  expect(test.error(function() map.from_rows({ "#" }, { legend = { ["##"] = "solid" } }) end)):contains
    "map.from_rows: keys of 'legend' must be single letters"
  expect(test.error(function() map.from_rows({ "#" }, { legend = { a = "wall" } }) end)):contains
    "map.from_rows: 'a' of 'legend' must be one of empty, solid, slope_up, slope_down, one_way but was"
  expect(test.error(function() map.from_rows({ "#" }, { size = 0 }) end)):contains
    "map.from_rows: option 'size' must be from 1 to 256 but was 0"
end)
