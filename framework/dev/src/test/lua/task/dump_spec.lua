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

describe("in a list of old:", function()
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

describe("a dump into a save", function()
  it("has the lines of the dump, which are not printed", function()
    local said = test.play(1, function()
      local text = task.dump { file = "debug/tasks" }
      local lines = save.read "debug/tasks"
      print(table.concat(lines, "\n") .. "\n" == text, #lines > 2, lines[1]:match "^tick 1: ")
    end)
    expect(said):equals { "true\ttrue\ttick 1: " }
  end)

  it("replaces the one before", function()
    task.dump { file = "tasks", format = "json" }
    local first = save.read("tasks")[1]
    expect(first):begins_with '{"tick":0,'
    test.run_ticks(1)
    task.dump { file = "tasks", format = "json" }
    expect(save.list()):equals { "tasks" }
    expect(save.read("tasks")[1]):begins_with '{"tick":1,'
  end)

  it("may have names of any bytes", function()
    spawn(function() wait_forever() end, { name = 'a "b"\n\xff\\' })
    local text = task.dump { file = "tasks" }
    expect(table.concat(save.read "tasks", "\n") .. "\n"):equals(text)
  end)

  it("follows the rules for names", function()
    for _, name in ipairs { "tasks.txt", "../tasks", "/tasks", "a//b", "A", "settings", "con", "", ("x"):rep(99), "a\0", ".", "~" } do
      expect(test.error(function() task.dump { file = name } end)):begins_with(test.line() .. ": task.dump: the name of a save ")
    end
    expect(save.list()):equals {}
  end)

  it("checks its options", function()
    expect(test.error(function() task.dump { fil = "tasks" } end)):contains "fil"
    expect(test.error(function() task.dump { file = 3 } end)):contains "'file' must be a string"
    expect(test.error(function() task.dump { format = "jsn" } end)):contains "format must be one of table, json, hex"
  end)

  it("goes to the console without a name", function()
    local said = test.play(1, function() task.dump { format = "json" } end)
    expect(said[1]):begins_with '{"tick":1,'
  end)
end)

describe("a dump shows where a task continues", function()
  local function place()
    return task.dump "json":match '"name":"it".-"place":"(.-)"'
  end

  it("in a coroutine", function()
    spawn(function()
      wait(5)
      wait(5)
    end, { name = "it" })
    expect(place()):contains(":" .. test.line():match ":(%d+)$" - 3)
    test.run_ticks(6)
    expect(place()):contains(":" .. test.line():match ":(%d+)$" - 4)
  end)

  it("in the function of a state or phase", function()
    local line = tonumber(test.line():match ":(%d+)$")
    local function second() end
    local function first(self)
      self.state = second
    end
    spawn { name = "it", state = first }
    expect(place()):contains(":" .. line + 2)
    test.run_ticks(2)
    expect(place()):contains(":" .. line + 1)
  end)

  it("at its beginning before the first run", function()
    local line = tonumber(test.line():match ":(%d+)$")
    spawn(function() wait(1) end, { name = "it", defer = true })
    expect(place()):contains(":" .. line + 1)
  end)
end)
