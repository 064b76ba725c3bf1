-- Tasks in phase style: a function for each phase, by number or by name.

it("a phase runs each tick and is changed by its number", function()
  expect(test.play(4, function()
    spawn { priority = 0.7, phases = {
      [INIT] = function(self)
        print("init", time.tick)
        self.phase = MAIN
      end,
      [MAIN] = function()
        print("main", time.tick)
        if time.tick == 3 then return false end
      end,
    } }
  end)):equals { "init\t1", "main\t2", "main\t3" }
end)

it("phases count on from main", function()
  expect(test.play(9, function()
    spawn { priority = 0.7, phases = {
      [INIT] = function(self) print "init" self.phase = MAIN end,
      [MAIN] = function(self) print "main" self.phase = MAIN + 1 end,
      [MAIN + 1] = function(self) print "flee" self.phase = END end,
      [END] = function() print "end" return false end,
    } }
  end)):equals { "init", "main", "flee", "end" }
end)

it("phases can have names", function()
  expect(test.play(9, function()
    spawn { priority = 0.7, phases = {
      init = function(self) print("init", self.phase) self.phase = "flee" end,
      flee = function(self) print(self.phase) self.phase = END end,
      END = function(self) print("over", self.phase) return false end,
    } }
  end)):equals { "init\tinit", "flee", "over\tEND" }
end)

it("the standard phases are numbers in any notation", function()
  expect(test.play(1, function(self)
    local read = {}
    for i, phase in ipairs { "init", MAIN, "END", "end", "flee" } do
      self.phase = phase
      read[i] = self.phase
    end
    print(table.concat(read, " "))
  end)):equals { "0 1 255 255 flee" }
end)

it("a task may start in another phase", function()
  expect(test.play(1, function()
    spawn { priority = 0.7, phase = MAIN, phases = { [MAIN] = function() print "main" end } }
  end)):equals { "main" }
end)

it("a phase set from outside takes effect at the next run", function()
  expect(test.play(3, function()
    local task = spawn { priority = 0.7, phases = {
      [INIT] = function() print "main" end,
      [END] = function() print("end", time.tick) return false end,
    } }
    wait(1)
    task.phase = END
  end)):equals { "main", "end\t2" }
end)

it("a phase can be set for a whole group", function()
  expect(test.play(3, function()
    local function ending(self)
      print("end", self.word)
      return false
    end
    local function mob(word, group)
      spawn { word = word, group = group, priority = 0.7, phases = { [INIT] = function() end, [END] = ending } }
    end
    mob("a", "enemy")
    mob("b", "ship")
    mob("c", "enemy")
    wait(1)
    task.set_phase(END, "enemy")
    wait(1)
    print(task.count "enemy", task.count "ship")
  end)):equals { "end\ta", "end\tc", "0\t1" }
end)

it("a routine can read the phase set for a group", function()
  expect(test.play(3, function()
    spawn(function(self)
      wait_until(function() return self.phase == "closing" end)
      print(self.phase)
    end)
    wait(1)
    task.set_phase "closing"
    wait(9)
  end)):equals { "closing" }
end)

it("a traced task logs its phases by name until tracing is turned off", function()
  expect(test.play(9, function()
    local lamp = spawn { name = "lamp", priority = 0.1, phase = "dark",
      phases = { dark = function() end, lit = function() end } }
    lamp:trace()
    lamp.phase = "lit"
    lamp.phase = "lit"
    lamp:trace(false)
    lamp.phase = "dark"
    lamp:kill()
    lamp:trace()
    wait(9)
  end)):equals { "[1] trace: task 'lamp' #2 phase dark -> lit" }
end)

describe("invalid values are refused:", function()
  it("phases without the first one are refused", function()
    expect(test.error(function() spawn { phases = { flee = function() end, [MAIN] = function() end } } end))
      :begins_with(test.line(-1) .. ": there is no function for phase 0; the task has phases 1, 'flee'")
  end)

  it("a phase whose function is not a function", function()
    expect(test.error(function() spawn { phases = { [INIT] = 5 } } end))
      :begins_with(test.line(-1) .. ": phase 0 must be a function but was a number  [task ")
  end)

  it("a phase that is not a number is an error in its line", function()
    expect(test.error(function(self) self.phase = true end))
      :begins_with(test.line(-1) .. ": a phase must be a whole number or a name but was a boolean")
  end)

  it("a phase that is not a whole number is an error in its line", function()
    expect(test.error(function(self) self.phase = MAIN + 0.5 end))
      :begins_with(test.line(-1) .. ": a phase must be a whole number or a name but was 1.5")
  end)

  it("a phase out of bounds is an error in its line", function()
    expect(test.error(function(self) self.phase = -1 end))
      :begins_with(test.line(-1) .. ": a phase must be from 0 to 65535 but was -1")
  end)

  it("a phase without a function is an error in the line that sets it", function()
    local line = test.line(3)
    expect(test.error(function()
      spawn { priority = 0.7, phases = { init = function(self)
        self.phase = "flea"
      end, flee = function() end } }
    end)):begins_with(line .. ": there is no function for phase 'flea'; the task has phases 'init', 'flee'")
  end)

  it("a phase set for a group ends a task that lacks it", function()
    local line = test.line(2)
    expect(test.error(function()
      spawn { priority = 0.7, phases = { [INIT] = function() end } }
      task.set_phase(7)
      wait(1)
    end)):begins_with(line .. ": there is no function for phase 7; the task has phases 0  [task '" .. line)
  end)

  it("phases that are not a table are refused", function()
    expect(test.error(function() spawn { phases = 3 } end))
      :begins_with(test.line(-1) .. ": spawn: 'phases' must be a table but was a number")
  end)

  it("the number of names of phases is limited", function()
    expect(test.error(function()
      for i = 1, 1001 do task.set_phase("p" .. i, "nobody") end
    end)):begins_with(test.line(-1) .. ": there can be at most 1000 names of phases")
  end)
end)
