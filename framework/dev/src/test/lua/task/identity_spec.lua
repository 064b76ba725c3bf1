-- The identity of a task: its number, its position among equals, and its string.

local function rest() wait_forever() end

describe("the id of a task", function()
  it("is unique, even among tasks that have ended", function()
    local seen = {}
    for _ = 1, 300 do
      local each = spawn(rest)
      expect(seen[each.id]):equals(nil)
      seen[each.id] = true
      each:kill()
      test.run_ticks(1)
    end
  end)

  it("is a constant whole number", function()
    local one = spawn(rest, { priority = 0.2 })
    local id = one.id
    expect(id % 1):equals(0)
    one.priority = 0.8
    test.run_ticks(2)
    expect(one.id):equals(id)
  end)

  it("is not that of the parent", function()
    local parent = spawn(rest)
    local child = parent:spawn(rest)
    expect(child.id == parent.id):equals(false)
    expect(child.sequence > parent.sequence):equals(true)
  end)

  it("exists in finish hooks, and is nil for dead tasks", function()
    local told = {}
    local function tell(self) told[#told + 1] = self.id end
    local one = spawn(rest, { finish = tell })
    local id = one.id
    one:on_finish(function(self)
      local two = spawn(rest, { finish = tell })
      told[#told + 1] = two.id
      two:kill()
      tell(self)
    end)
    one:kill()
    expect(#told):equals(4)
    expect(told[1]):equals(id)
    expect(told[2]):equals(told[3])
    expect(told[4]):equals(id)
    expect(one.id):equals(nil)
    expect(one.sequence):equals(nil)
  end)

  it("is not found by pairs", function()
    local one = spawn(rest)
    for key in pairs(one) do expect(key):equals "no key" end
  end)

  it("changes when a table is spawned again", function()
    local fields = {}
    local id = spawn(rest, fields).id
    fields:kill()
    expect(spawn(rest, fields).id == id):equals(false)
  end)
end)

describe("the sequence of a task", function()
  it("grows with each spawn, each change of the priority and each requeue", function()
    local one, two = spawn(rest), spawn(rest)
    expect(one.sequence < two.sequence):equals(true)
    one.priority = one.priority
    expect(one.sequence < two.sequence):equals(true)
    one.priority = 0.7
    expect(one.sequence > two.sequence):equals(true)
    two:requeue()
    expect(one.sequence < two.sequence):equals(true)
  end)
end)

describe("custom fields", function()
  it("id and sequence hide those of the task", function()
    local one = spawn(rest, { id = "boss", sequence = { 1, 2 } })
    expect(one.id):equals "boss"
    expect(#one.sequence):equals(2)
    one.id = nil
    expect(type(one.id)):equals "number"
    one.id = 7
    one.id = one.id + 1
    expect(one.id):equals(8)
    one:kill()
    expect(one.id):equals(8)
  end)

  it("id is inherited by children that have none", function()
    local parent = spawn(rest, { id = "boss" })
    local child = parent:spawn(rest)
    expect(child.id):equals "boss"
    expect(child:spawn(rest).id):equals "boss"
    parent.id = nil
    expect(type(child.id)):equals "number"
  end)

  it("id in a class hides that of the task", function()
    local Class = { id = 12 }
    Class.__index = Class
    local one = spawn(setmetatable({ state = function() end }, Class))
    expect(one.id):equals(12)
    expect(one:spawn(rest).id):equals(12)
    one:kill()
    expect(one.id):equals(12)
  end)
end)

describe("tostring", function()
  it("gives the name and the line of a task", function()
    local door = spawn(rest, { name = "door" })
    expect(tostring(door):match "^task 'door' #%d+$"):equals(tostring(door))
    expect(("%s"):format(door)):equals(tostring(door))
    local line = test.line()
    local lamp = spawn(function() wait_forever() end)
    expect(tostring(lamp)):begins_with("task '" .. line:gsub("%d+$", function(n) return n + 1 end) .. "' #")
  end)

  it("is used by print and the log", function()
    local said = test.play(1, function()
      local door = spawn(rest, { name = "door" })
      print(door)
      log.info("opens:", door)
    end)
    expect(said[1]:match "^task 'door' #%d+$"):equals(said[1])
    expect(said[2]):contains(said[1])
  end)

  it("shows that a task is dead, also in finish hooks", function()
    local told
    local door = spawn(rest, { name = "door", finish = function(self) told = tostring(self) end })
    local living = tostring(door)
    door:kill()
    expect(told):equals(living)
    expect(tostring(door)):equals "dead task 'door'"
    local lamp = spawn(rest)
    lamp:kill()
    expect(tostring(lamp)):equals "dead task"
  end)

  it("calls the __tostring of the class, living or dead", function()
    local Door = { __tostring = function(self) return "door to " .. self.to end }
    Door.__index = Door
    local door = spawn(setmetatable({ state = function() end, to = "cellar" }, Door))
    expect(tostring(door)):equals "door to cellar"
    door:kill()
    expect(tostring(door)):equals "door to cellar"
  end)

  it("calls the __tostring of a metatable that is not the class itself", function()
    local Door = { kind = "door" }
    local meta = { __index = Door, __tostring = function(self) return "a " .. self.kind end }
    expect(tostring(spawn(setmetatable({ state = function() end }, meta)))):equals "a door"
    local plain = { __index = function(_, key) return key == "kind" and "gate" or nil end }
    plain.__tostring = meta.__tostring
    expect(tostring(spawn(setmetatable({ state = function() end }, plain)))):equals "a gate"
  end)

  it("calls the __tostring in the class of a metatable without one", function()
    local Door = { __tostring = function() return "a door" end }
    expect(tostring(spawn(setmetatable({ state = function() end }, { __index = Door })))):equals "a door"
  end)

  it("reports an invalid __tostring", function()
    local Door = { __tostring = function() error "jammed" end }
    local door = spawn(setmetatable({ state = function() end }, Door))
    expect(test.error(function() tostring(door) end)):contains "jammed"
    Door.__tostring = function() wait(1) end
    expect(test.error(function() tostring(door) end)):contains "attempt to yield"
    Door.__tostring = function(self) return "a " .. tostring(self) end
    expect(test.error(function() tostring(door) end)):contains "overflow"
    Door.__tostring = function() return {} end
    expect(test.error(function() print(door) end)):contains "must return a string"
  end)
end)

describe("a full pool", function()
  settings { tasks = "handheld" }

  it("returns dummies that have no id and their own string", function()
    local last
    for _ = 1, 200 do last = spawn(rest, { name = "door" }) end
    expect(last:alive()):equals(false)
    expect(last.id):equals(nil)
    expect(tostring(last)):equals "task 'door' that was not spawned"
  end)
end)
