-- Files used by tasks, and when they are unloaded.

local function listed()
  local texts = {}
  for _, use in ipairs(resource.list()) do
    texts[#texts + 1] = use.kind .. " " .. use.name .. " " .. use.users .. " " .. use.bytes
  end
  return table.concat(texts, ", ")
end

it("a file loaded by a task stays loaded until the task ends", function()
  local function holder()
    resource.load "art/ship"
    resource.load "art/ship"
    wait(2)
  end
  spawn(holder)
  spawn(holder)
  expect(listed()):equals("image art/ship 2 1024")
  resource.unload "art/ship"
  expect(listed()):equals("image art/ship 2 1024")
  test.run_ticks(3)
  expect(listed()):equals("")
end)

it("a task can release its files", function()
  spawn(function()
    resource.load("art/ship", "image")
    resource.release "art/ship"
    expect(listed()):equals("")
    wait(1)
  end)
  test.run_ticks(1)
end)

it("a file loaded outside of tasks stays loaded until the next reset", function()
  resource.load "art/ship"
  test.run_ticks(2)
  resource.unload()
  expect(listed()):equals("image art/ship 1 1024")
end)

it("a missing file is an error in its line", function()
  expect(test.error(function() resource.load "boss" end))
    :begins_with(test.line(-1) .. ": resource.load: image 'boss' cannot be loaded: boss.png: no such file in ")
end)

it("releasing a file that was not loaded is an error in its line", function()
  expect(test.error(function() resource.release "art/ship" end))
    :begins_with(test.line(-1) .. ": resource.release: this task has not loaded 'art/ship'")
end)

it("an unknown kind is an error in its line", function()
  expect(test.error(function() resource.unload("art/ship", "film") end))
    :begins_with(test.line(-1) .. ": resource.unload: kind must be image")
end)

it("a dump lists all files in memory", function()
  resource.load "art/ship"
  resource.dump()
  local text = table.concat(test.log(), "\n")
  expect(text:find("image  art/ship +1.0 kB  loaded by 1\n") ~= nil):is_true()
  expect(text:find("%d in memory, %d+%.%d kB") ~= nil):is_true()
end)
