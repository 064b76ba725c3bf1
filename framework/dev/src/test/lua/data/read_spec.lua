-- Files of the game as tables.

it("JSON becomes tables", function()
  local level = data.read "levels/1.json"
  expect(level):equals { name = "Höhle", waves = { { at = 60, enemy = "popcorn" }, { at = 90.5, boss = true } } }
end)

it("a file gives the same table each time", function()
  expect(rawequal(data.read "levels/1.json", data.read "levels/1.json")):equals(true)
  expect(data.reloads "levels/1.json"):equals(0)
end)

it("CSV becomes rows, or tables by the names of the first row", function()
  expect(data.read "levels/enemies.csv"):equals {
    { "name", "hp", "says" }, { "popcorn", 1, "" }, { "big, bad", 200, 'a "word"' },
  }
  expect(data.read("levels/enemies.csv", { header = true })):equals {
    { name = "popcorn", hp = 1 }, { name = "big, bad", hp = 200, says = 'a "word"' },
  }
  expect(data.read("levels/codes.tsv", { header = true })):equals { { name = "code", hp = "007" } }
end)

it("a text becomes its lines", function()
  expect(data.read "levels/story.txt"):equals { "one", "", "日本" }
end)

it("a Lua file gives the table that it returns", function()
  local map = data.read "levels/map.lua"
  expect(map.n):equals(3)
  expect(map.rows[2]):equals { 1, 2 }
end)

it("a Lua file of data sees no functions and cannot run forever", function()
  expect(test.error(function() data.read "levels/calls.lua" end)):contains "levels/calls.lua:1: "
  expect(test.error(function() data.read "levels/endless.lua" end)):contains "levels/endless.lua:1"
end)

it("invalid files are reported with their line", function()
  expect(test.error(function() data.read "levels/broken.json" end)):begins_with(test.line(0)
    .. ": data.read: levels/broken.json:2:1: expected ',' or ']' but found the end of the file")
  expect(test.error(function() data.read("levels/broken.csv", { header = true }) end))
    :contains "data.read: levels/broken.csv: two columns have the name 'a'"
  expect(test.error(function() data.read "levels/2.json" end)):contains "data.read: levels/2.json: no such file in"
  expect(test.error(function() data.read "../a.json" end)):contains "data.read: ../a.json: the path must not contain '..'"
  expect(test.error(function() data.read "game" end)):contains "data.read: game: "
  expect(test.error(function() data.read("a.csv", { header = true, sep = ";" }) end)):contains "unknown option 'sep'"
  expect(test.error(function() data.read("a.csv", { separator = ", " }) end))
    :contains "option 'separator' must be one character other than a quote or line end but was ', '"
end)

it("a Lua file of data holds nothing but data", function()
  expect(test.error(function() data.read "levels/functions.lua" end)):contains(
    "data.read: levels/functions.lua: table.rows[1].act is a function; only strings, numbers, booleans and tables of these are data")
  expect(test.error(function() data.read "levels/shared.lua" end)):contains "is more than 1,000,000 values"
end)

it("a file without an ending is refused", function()
  expect(test.error(function() data.read "json" end)):contains "data.read: json: its ending must be .json, .csv"
end)

it("another ending is refused", function()
  expect(test.error(function() data.read "art/ship.png" end))
    :contains "data.read: art/ship.png: its ending must be .json, .csv, .tsv, .txt or .lua"
end)
