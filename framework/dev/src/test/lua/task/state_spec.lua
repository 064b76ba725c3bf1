-- Tasks in state style: a function that runs in each tick, until another is assigned.

it("a state runs each tick and is changed by assignment", function()
  expect(test.play(5, function()
    local function two()
      print("two", time.tick)
      return time.tick < 3
    end
    local function one(self)
      print("one", time.tick)
      self.state = two
    end
    spawn { state = one, priority = 0.7 }
  end)):equals { "one\t1", "two\t2", "two\t3" }
end)

it("a state that is assigned is called from the next tick", function()
  expect(test.play(5, function()
    local function two()
      print("two", time.tick)
      return time.tick < 3
    end
    local function one(self)
      print("one", time.tick)
      self.state = two
      print "still one"
    end
    spawn { state = one, priority = 0.7 }
  end)):equals { "one\t1", "still one", "two\t2", "two\t3" }
end)

it("goto_state passes values until the next change", function()
  expect(test.play(5, function()
    local function rest(_, _, ...)
      print("rest", select("#", ...))
      return false
    end
    local function fall(self, _, by, twice)
      print("fall", by, twice)
      if time.tick == 3 then self.state = rest end
    end
    spawn { priority = 0.7, state = function(self) self:goto_state(fall, 2, 3) end }
  end)):equals { "fall\t2\t3", "fall\t2\t3", "rest\t0" }
end)

it("a state can start the next one in the same tick", function()
  expect(test.play(2, function()
    local function idle() print("idle", time.tick) end
    spawn { priority = 0.7, state = function(self, dt)
      self.state = idle
      return idle(self, dt)
    end }
  end)):equals { "idle\t1", "idle\t2" }
end)

it("states can be methods of a class", function()
  expect(test.play(9, function()
    local Title = {}
    Title.__index = Title
    function Title:fade_in()
      print "fade_in"
      self.state = self.idle
    end
    function Title:idle()
      print "idle"
      self:goto_state(self.fade_out)
    end
    function Title:fade_out()
      print "fade_out"
      return false
    end
    spawn(setmetatable({ state = Title.fade_in, finish = function() print "end" end }, Title))
  end)):equals { "fade_in", "idle", "fade_out", "end" }
end)

it("other tasks read and set a state", function()
  expect(test.play(3, function()
    local function one() end
    local task = spawn { state = one, priority = 0.7 }
    print(task.state == one)
    wait(1)
    task.state = function()
      print "two"
      return false
    end
    wait(1)
  end)):equals { "true", "two" }
end)

it("a field called state is a custom field in other styles", function()
  expect(test.play(1, function(self)
    self.state = "open"
    print(self.state)
  end)):equals { "open" }
end)

it("a traced task logs its states and its end", function()
  local opened, closed = test.line(2), test.line(3)
  expect(test.play(9, function()
    local function open() return false end
    local function shut(self) self.state = open end
    local door = spawn { state = shut, name = "door", priority = 0.9, defer = true }
    door:trace()
    wait(9)
  end)):equals {
    "[2] trace: task 'door' #2 state " .. closed .. " -> " .. opened,
    "[3] trace: task 'door' #2 ends",
  }
end)

it("a state that is not a function is an error in its line", function()
  expect(test.error(function() spawn { state = "idle" } end))
    :begins_with(test.line(-1) .. ": spawn: 'state' must be a function but was a string")
end)

it("assigning a state that is not a function is an error in its line", function()
  local line = test.line(3)
  expect(test.error(function()
    spawn { priority = 0.7, state = function(self)
      self.state = self.idel
    end }
  end)):begins_with(line .. ": a task's 'state' must be a function but was nil")
end)

it("goto_state outside state style is an error", function()
  local line = test.line(1)
  expect(test.error(function(self) self:goto_state(function() end) end))
    :begins_with(line .. ": goto_state: task '" .. line .. "' #1 is not in state style")
end)
