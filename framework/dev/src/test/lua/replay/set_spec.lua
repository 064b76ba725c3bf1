-- Fields that a game adds to its recording; a test records nothing, but the rules are the same.

it("a field can be a string, a number or a boolean, and be replaced or removed", function()
  replay.set("player", "ZOË")
  replay.set("score", 12000)
  replay.set("practice", false)
  replay.set("score", 12100)
  replay.set("score", nil)
  replay.set "never_set"
end)

it("the name of a field is an identifier", function()
  expect(test.error(function() replay.set("high score", 1) end))
    :begins_with(test.line(-1) .. ": replay.set: the name of a field must be an identifier but was 'high score'")
end)

it("the name of a field has at most 40 characters", function()
  replay.set(("a"):rep(40), 1)
  expect(test.error(function() replay.set(("a"):rep(41), 1) end))
    :begins_with(test.line(-1) .. ": replay.set: the name of a field must have at most 40 characters but has 41")
end)

it("a string has at most 200 bytes", function()
  replay.set("player", ("é"):rep(100))
  expect(test.error(function() replay.set("player", ("é"):rep(101)) end))
    :begins_with(test.line(-1) .. ": replay.set: field 'player' must have at most 200 bytes of UTF-8 but has 202")
end)

it("a number is finite", function()
  expect(test.error(function() replay.set("score", 0 / 0) end))
    :begins_with(test.line(-1) .. ": bad argument #2 to 'set' (value: string or number or boolean expected, got")
  expect(test.error(function() replay.set("score", 1 / 0) end))
    :begins_with(test.line(-1) .. ": replay.set: field 'score' must be a finite number but was Infinity")
end)

it("a table is not a field", function()
  expect(test.error(function() replay.set("score", {}) end))
    :begins_with(test.line(-1) .. ": bad argument #2 to 'set' (value: string or number or boolean expected, got table)")
end)

it("there can be 32 fields", function()
  for i = 1, 32 do replay.set("field" .. i, i) end
  replay.set("field1", 100)
  expect(test.error(function() replay.set("another", 1) end))
    :begins_with(test.line(-1) .. ": replay.set: a replay can have at most 32 fields but 'another' is one more")
  replay.set("field1", nil)
  replay.set("another", 1)
end)

it("each reset removes all fields, so 32 can be set in each test", function()
  for i = 1, 32 do replay.set("other" .. i, i) end
end)
