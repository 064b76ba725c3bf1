-- The end of a task: its finish hooks, its children, its table.

describe("finish hooks", function()
  it("finish hooks are called in the order in which they were added", function()
    expect(test.play(9, function()
      local task = spawn(function(self)
        self.x = 7
        self:on_finish(function() print "one" end)
        self:on_finish(function(dead)
          assert(dead == self)
          print "two"
        end)
        self.finish = function(dead) print("finish", dead.x) end
        wait(9)
      end)
      task:kill()
      task:kill()
      print "after"
    end)):equals { "finish\t7", "one", "two", "after" }
  end)

  it("a finish hook that throws is reported and the others are called", function()
    local first, second = test.line(3), test.line(4)
    local said = test.play(2, function()
      local task = spawn(function(self)
        self.finish = function() error "first" end
        self:on_finish(function() error "second" end)
        self:on_finish(function() print "third" end)
        wait(9)
      end)
      task:kill()
      print "the killer continues"
    end)
    expect(said):equals { "third", "the killer continues" }
    local errors = test.errors()
    expect(#errors):equals(2)
    expect(errors[1]):begins_with(first .. ": first")
    expect(errors[2]):begins_with(second .. ": second")
  end)

  it("a finish hook that waits is reported with its line and the others are called", function()
    local first, second = test.line(3), test.line(4)
    local said = test.play(2, function()
      local task = spawn(function(self)
        self:on_finish(function() wait(1) end)
        self:on_finish(function() coroutine.yield() end)
        self:on_finish(function() print "third" end)
        wait(9)
      end)
      task:kill()
    end)
    expect(said):equals { "third" }
    local errors = test.errors()
    expect(#errors):equals(2)
    expect(errors[1]):begins_with(first
      .. ": wait: a finish hook cannot wait; spawn a task that waits")
    expect(errors[2]):begins_with(second .. ": a finish hook cannot wait; spawn a task")
  end)

  it("a finish hook that is not a function is an error in its line", function()
    expect(test.error(function(self) self.finish = 3 end))
      :begins_with(test.line(-1) .. ": a task's 'finish' must be a function but was a number")
  end)

  it("an error in a finish hook does not end other tasks", function()
    local line = test.line(1)
    expect(test.error(function(self)
      self.finish = function() error "oh" end
    end)):ends_with(test.line(-1) .. ": oh  [task '" .. line .. "' #1 in finish]")
  end)

  it("a finish hook sees the task's last values", function()
    expect(test.play(9, function()
      local task = spawn(function(self)
        self.finish = function(t) print(t.group, t.name, t.priority, t.rate, t:alive()) end
        wait(9)
      end, { group = "enemy", name = "boss", priority = 0.7, rate = 2 })
      task:kill()
      wait(3)
      print(task.group)
    end)):equals { "enemy\tboss\t0.7\t2\tfalse", "enemy" }
  end)
end)

describe("the end of a task", function()
  it("a killed task is dead at once and runs no further", function()
    expect(test.play(3, function()
      local task = spawn(function(self)
        wait(1)
        self:kill()
        print "never"
      end)
      wait(2)
      print(task:alive())
      print "after"
    end)):equals { "false", "after" }
  end)

  it("children end with their parent", function()
    expect(test.play(9, function()
      local child
      spawn(function(self)
        child = self:spawn(function(t)
          t.finish = function() print("end", time.tick) end
          while true do
            wait(1)
            if time.tick < 3 then print(time.tick) end
          end
        end)
        wait(2)
      end)
      wait(5)
      if child:alive() then print "still here" end
    end)):equals { "2", "end\t3" }
  end)

  it("children finish before their parent", function()
    expect(test.play(9, function()
      local parent = spawn(function(self)
        self:on_finish(function() print "parent" end)
        self:spawn(function() wait(9) end, { finish = function() print "old" end })
        self:spawn(function() wait(9) end, { finish = function() print "young" end })
        wait(9)
      end)
      parent:kill()
    end)):equals { "young", "old", "parent" }
  end)

  it("the table of a dead task can be spawned again", function()
    expect(test.play(9, function()
      local lives = 0
      local function mob(self)
        lives = lives + 1
        print(self.group, lives)
        wait(1)
      end
      local first = spawn(mob, { group = "enemy" })
      wait(2)
      spawn(mob, first)
      wait(3)
      print(task.count "enemy")
    end)):equals { "enemy\t1", "enemy\t2", "0" }
  end)
end)

describe("a dead task", function()
  it("returns its state and accepts assignments", function()
    expect(test.play(3, function()
      local dead = spawn(function(self) self.x = 7 end)
      print(dead:alive(), dead.x, dead.name, dead.priority)
      dead.sprite, dead.y = 3, 3 -- kodama: ignore wrong-kind
      dead:kill()
      dead:signal "hit"
      dead:pause()
      dead:resume()
      dead:goto_state(print)
      print(dead.y)
    end)):equals { "false\t7\tnil\t0.5", "3" }
  end)

  it("keeps the methods of its class", function()
    expect(test.play(2, function()
      local Enemy = { hp = 10 }
      Enemy.__index = Enemy
      function Enemy:health() return self.hp end
      print(spawn(function() end, setmetatable({}, Enemy)):health())
    end)):equals { "10" }
  end)

  describe("during development:", function()
    settings { dev = true }

    it("functions that need a live task report where it was spawned and killed", function()
      local born, died = test.line(2), test.line(3)
      expect(test.error(function()
        local dead = spawn(function() wait(9) end)
        dead:kill()
        dead:spawn(function() end)
      end)):begins_with(test.line(-1) .. ": spawn: task '" .. born .. "' #2 is dead: spawned at " .. born
        .. ", ended at " .. died)
    end)

    it("also for a task that has ended long ago", function()
      local born = test.line(2)
      expect(test.error(function()
        local dead = spawn(function() wait(1) end, { name = "mob" })
        wait(3)
        dead:on_finish(function() end)
      end)):begins_with(test.line(-1) .. ": on_finish: task 'mob' #2 is dead: spawned at " .. born
        .. ", ended at the end of task 'mob' #2")
    end)
  end)

  it("released games only report that the task is dead", function()
    expect(test.error(function()
      local dead = spawn(function() wait(9) end)
      dead:kill()
      dead:spawn(function() end)
    end)):begins_with(test.line(-1) .. ": spawn: the task is dead")
  end)

  it("a table that is not a task has its own message", function()
    expect(test.error(function(self) self.spawn({}, function() end) end))
      :begins_with(test.line(-1) .. ": spawn: this table is not a task")
  end)
end)
