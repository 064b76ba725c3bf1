-- Groups of tasks: looking at them, ending them, sending them events; and the name of one task.

-- three tasks of a group, the last of which runs first
local function mobs()
  local function mob(self)
    while true do
      wait(1)
      self.n = (self.n or 0) + 1
    end
  end
  for i = 1, 3 do spawn(mob, { group = "enemy", name = "mob" .. i, priority = 1 - i / 10 }) end
  return mob
end

describe("find", function()
  it("a name finds its task as long as it lives", function()
    expect(test.play(2, function()
      local ship = spawn(function() wait(9) end, { name = "player", x = 7 })
      print(find "player".x)
      ship:kill()
      print(find "player")
      spawn(function() wait(9) end, { name = "player", x = 9 })
      print(find "player".x)
    end)):equals { "7", "nil", "9" }
  end)
end)

describe("iterating over a group:", function()
  it("nth counts in the order of running", function()
    expect(test.play(1, function()
      mobs()
      print(task.nth("enemy", 1).name, task.nth("enemy", 3).name)
      print(task.nth("enemy", 4), task.nth("nobody", 1))
    end)):equals { "mob3\tmob1", "nil\tnil" }
  end)

  it("nth before the first is an error", function()
    expect(test.error(function() task.nth("enemy", 0) end))
      :begins_with(test.line(-1) .. ": task.nth: n must be at least 1 but was 0")
  end)

  it("each continues while tasks are spawned and end", function()
    expect(test.play(1, function()
      local mob = mobs()
      for each in task.each "enemy" do
        print(each.name)
        if each.name == "mob3" then
          find "mob2":kill()
          for _ = 1, 2 do spawn(mob, { group = "enemy" }) end
        end
      end
      print(task.count "enemy")
    end)):equals { "mob3", "mob1", "4" }
  end)
end)

describe("ending a group:", function()
  it("kill_others spares relatives and persistent tasks", function()
    expect(test.play(3, function()
      local function stay(self)
        wait(2)
        print(self.name)
        wait(9)
      end
      local grandparent = spawn(stay, { name = "grandparent" })
      local parent = grandparent:spawn(stay, { name = "parent" })
      local self = parent:spawn(stay, { name = "self" })
      self:spawn(stay, { name = "child" })
      spawn(stay, { name = "other" })
      spawn(stay, { name = "kept", persistent = true })
      task.kill_others(self)
      print "never, as this task is another too"
    end)):equals { "grandparent", "parent", "self", "child", "kept" }
  end)

  it("kill_others can be limited to a group", function()
    expect(test.play(3, function()
      mobs()
      task.kill_others(find "mob2", "enemy")
      print(task.nth("enemy", 1).name)
      print(task.count "enemy")
    end)):equals { "mob2", "1" }
  end)

  it("a scene can be changed by killing all others spawning and ending", function()
    expect(test.play(5, function(self)
      spawn(function()
        wait(2)
        print "never"
      end)
      task.kill_others(self)
      spawn(function()
        wait(3)
        print "title"
      end)
    end)):equals { "title" }
  end)

  it("kill_others needs a living task", function()
    expect(test.error(function() task.kill_others {} end))
      :begins_with(test.line(-1) .. ": task.kill_others: this table is not a task")
  end)

  it("kill_all of a group returns the number of tasks", function()
    expect(test.play(1, function()
      mobs()
      print(task.kill_all "enemy", task.count "enemy")
    end)):equals { "3\t0" }
  end)
end)

describe("events:", function()
  it("a group can be sent an event", function()
    expect(test.play(3, function()
      local function hear() print("heard", (wait_for "ring")) end
      spawn(hear, { group = "bell", priority = 0.8 })
      spawn(function(self)
        self.on_ring = function(_, a, b) print("b", a, b) end
        wait(9)
      end, { group = "bell", priority = 0.7 })
      spawn(hear, { group = "other" })
      task.signal("bell", "ring", 3, 4)
      wait(2)
      print "late"
    end)):equals { "b\t3\t4", "heard\t3", "late" }
  end)

  it("all tasks can be sent an event", function()
    expect(test.play(3, function()
      for _ = 1, 2 do
        spawn(function()
          wait_for "gong"
          print "heard"
        end)
      end
      task.broadcast "gong"
      wait(9)
    end)):equals { "heard", "heard" }
  end)
end)

describe("the module", function()
  it("a misspelled module function is an error with a guess", function()
    expect(test.error(function() task.puase "enemy" end))
      :begins_with(test.line(-1) .. ": 'task' has no field 'puase' (did you mean 'pause'?)")
  end)

  it("functions of other modules are suggested", function()
    expect(test.error(function() task.find "boss" end))
      :begins_with(test.line(-1) .. ": 'task' has no field 'find' (write find(name))")
  end)
end)
