-- What is saved is read again as it was.

it("a saved table is loaded as a copy", function()
  local scores = { { name = "ZOË", score = 12000 }, { name = "AB", score = 7.5 } }
  save.write("scores", scores)
  scores[1].name = "changed later"
  expect(save.read "scores"):equals { { name = "ZOË", score = 12000 }, { name = "AB", score = 7.5 } }
  save.read("scores")[1].name = "changed elsewhere"
  expect(save.read("scores")[1].name):equals "ZOË"
end)

it("a missing save returns the default, or nil", function()
  expect(save.read "scores"):equals(nil)
  expect(save.read("scores", 7)):equals(7)
  save.write("scores", false)
  expect(save.read("scores", 7)):equals(false)
end)

it("strings may have any bytes, and numbers are exact", function()
  local all = {}
  for i = 0, 255 do all[#all + 1] = string.char(i) end
  local bytes = table.concat(all)
  save.write("odd", { bytes, "\xED\xB2\x80", 0.1, -1 / 0, 1 / 0, 2 ^ 53, 1e-300, -0.0, [bytes] = true, [true] = 2, [0.5] = "half" })
  local read = save.read "odd"
  expect(read[1]):equals(bytes)
  expect(read[2]):equals "\xED\xB2\x80"
  expect(read[3]):equals(0.1)
  expect(read[4]):equals(-1 / 0)
  expect(read[5]):equals(1 / 0)
  expect(read[6]):equals(2 ^ 53)
  expect(read[7]):equals(1e-300)
  expect(1 / read[8]):equals(-1 / 0)
  expect(read[bytes]):equals(true)
  expect(read[true]):equals(2)
  expect(read[0.5]):equals "half"
  save.write("nan", 0 / 0)
  local nan = save.read "nan"
  expect(nan ~= nan):equals(true)
end)

it("lists with gaps and empty tables are kept", function()
  save.write("gaps", { 1, nil, 3, {}, { {} } })
  local read = save.read "gaps"
  expect(read[1]):equals(1)
  expect(read[2]):equals(nil)
  expect(read[3]):equals(3)
  expect(next(read[4])):equals(nil)
  expect(next(read[5][1])):equals(nil)
end)

it("a table that occurs twice is saved twice", function()
  local twice = { 1 }
  save.write("twice", { a = twice, b = twice })
  expect(save.read("twice").b):equals { 1 }
end)

it("a value that cannot be saved is reported with its position", function()
  local plain = "; only strings, numbers, booleans and tables of these can be saved"
  local function refused(value) return test.error(function() save.write("scores", value) end) end
  expect(refused { {}, {}, { name = print } }):contains("save.write: scores[3].name is a function" .. plain)
  expect(refused(nil)):contains("save.write: scores is nil" .. plain)
  expect(refused { ["two words"] = coroutine.create(print) }):contains('scores["two words"] is a thread' .. plain)
  expect(refused { [{}] = 1 }):contains "scores has a table as a key; keys must be strings, numbers or booleans"
  local loop = { inner = {} }
  loop.inner.outer = loop
  expect(refused(loop)):contains "save.write: scores.inner.outer is a table that contains itself"
  local deep = 1
  for _ = 1, 51 do deep = { deep } end
  expect(refused(deep)):contains "[1] is nested more than 50 deep"
  expect(save.read "scores"):equals(nil)
end)

it("a table that occurs too often is refused", function()
  local shared = {}
  for _ = 1, 40 do shared = { a = shared, b = shared } end
  expect(test.error(function() save.write("scores", shared) end)):contains "is more than 1,000,000 values"
  local long = ("x"):rep(2 ^ 20)
  local often = {}
  for i = 1, 100 do often[i] = long end
  expect(test.error(function() save.write("scores", often) end)):contains "makes the save larger than 16777216 bytes"
  expect(save.read "scores"):equals(nil)
end)

it("an error has the line", function()
  expect(test.error(function() save.write("Scores", 1) end)):begins_with(test.line(0)
    .. ": save.write: the name of a save must consist of the lowercase letters a to z, digits, - and _, with / between folders: 'Scores'")
  expect(test.error(function() save.read "../a" end)):contains "save.read: the name of a save must"
  expect(test.error(function() save.delete "con" end)):contains "save.delete: the name of a save must not use 'con'"
end)

it("too much data is refused, and the old save stays", function()
  save.write("big", 1)
  expect(test.error(function() save.write("big", ("x"):rep(2 ^ 24)) end)):contains "makes the save larger than 16777216 bytes"
  expect(save.read "big"):equals(1)
end)

it("saves are listed and deleted", function()
  expect(save.list()):equals {}
  save.write("replays/two", 2)
  save.write("one", 1)
  expect(save.list()):equals { "one", "replays/two" }
  expect(save.delete "one"):equals(true)
  expect(save.delete "one"):equals(false)
  expect(save.read "one"):equals(nil)
  expect(save.list()):equals { "replays/two" }
end)
