-- All tasks written down.

it("a dump is written on the console and returned", function()
  local line = test.line(2)
  local said = test.play(1, function()
    local text = task.dump()
    print(text:match "tick [^\n]*")
  end)
  expect(said[1]):contains((line:gsub(":%d+$", "")))
  expect(said[2]):begins_with "tick 1: 2 of 16384 tasks alive"
end)

describe("of a list of old:", function()
  settings { tasks = "handheld" }

  it("a dump can be JSON or hex", function()
    local line = test.line(1)
    local said = test.play(1, function()
      task.dump "json"
      task.dump "hex"
    end)
    expect(said[1]):contains('"name":"' .. line .. '"')
    expect(said[2]):contains "0000 |"
  end)
end)

it("an unknown format of a dump is an error with a guess", function()
  expect(test.error(function() task.dump "jsn" end)):begins_with(test.line()
    .. ": task.dump: format must be one of table, json, hex but was 'jsn' (did you mean 'json'?)")
end)
