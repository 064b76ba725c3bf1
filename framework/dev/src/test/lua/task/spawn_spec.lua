-- Spawning a task: what can be spawned, when it starts, and its table.

describe("spawn", function()
  it("a spawned task runs until its first wait before spawn returns", function()
    expect(test.play(1, function()
      spawn(function(child) print("child", child.x) end, { x = 7 })
      print "parent"
    end)):equals { "child\t7", "parent" }
  end)

  it("smaller priorities run first and equal ones in spawn order", function()
    expect(test.play(2, function()
      local function say(self)
        wait(1)
        print(self.word)
      end
      spawn(say, { word = "a", priority = 0.6 })
      spawn(say, { word = "b", priority = 0.2 })
      spawn(say, { word = "c", priority = 0.6 })
    end)):equals { "b", "a", "c" }
  end)

  it("a priority is 0.5 by default, which determines the order", function()
    expect(test.play(2, function()
      local function say(self)
        wait(1)
        print(self.word, self.priority)
      end
      spawn(say, { word = "behind", priority = 0.501 })
      spawn(say, { word = "none" })
      spawn(say, { word = "before", priority = 0.499 })
    end)):equals { "before\t0.499", "none\t0.5", "behind\t0.501" }
  end)

  it("classes of tables stay accessible", function()
    expect(test.play(1, function()
      local Enemy = { hp = 10 }
      spawn(function(self) print(self.hp, self.spawn and "spawn") end, setmetatable({}, { __index = Enemy }))
    end)):equals { "10\tspawn" }
  end)

  it("a table is filled and then spawned", function()
    expect(test.play(2, function()
      local enemy = { state = function(self)
        print(self.x, self.y)
        return false
      end }
      enemy.x, enemy.y = 10, 20
      spawn(enemy)
      wait(9)
    end)):equals { "10\t20" }
  end)

  it("a table with only a sprite or a draw function is a task too", function()
    test.play(2, function()
      spawn { draw = function() draw.rect(0, 0, 4, 4, 0xff0000) end }
      spawn { sprite = "kodama.shot", x = 12, y = 8 }
      wait(99)
    end)
    test.expect_picture({ "r" }, 1, 1, { [0xff0000] = "r" })
    test.expect_picture({ "w" }, 12, 8, { [0xffffff] = "w" })
  end)

  it("a refused spawn does not change its table", function()
    expect(test.play(1, function()
      local fields = { x = 7, priority = math.huge - math.huge }
      local done, message = pcall(spawn, function() end, fields)
      print(done)
      print((message:gsub("^.-: ", "")))
      fields.priority = 1
      spawn(function(self) print(self.x) end, fields)
    end)):equals { "false", "a task's 'priority' must be a finite number but was -nan", "7" }
  end)

  it("a table without anything to run or draw is refused", function()
    expect(test.error(function() spawn { x = 1 } end))
      :begins_with(test.line(-1) .. ": spawn: a task needs something to do or to show")
  end)

  it("spawning nil is an error in its line", function()
    expect(test.error(function() spawn(nil, { x = 1 }) end))
      :begins_with(test.line(-1) .. ": bad argument #1 to 'spawn' (what: function or table or string expected, got nil)")
  end)

  it("a missing Java class is reported, with how to spawn a file", function()
    expect(test.error(function() spawn "moth" end))
      :begins_with(test.line(-1) .. ": spawn: there is no Java class 'moth' and game.lua lists no 'java' folders or"
        .. " jars. (A string names a Java class; for a Lua file pass the result of require.)  [task ")
  end)

  it("a styled task gets its fields itself", function()
    expect(test.error(function() spawn({ state = function() end }, { x = 1 }) end))
      :begins_with(test.line(-1) .. ": spawn: a table is the task itself; put the fields into it")
  end)

  it("a method called with a dot is reported", function()
    expect(test.error(function(self) self.spawn(function() end) end))
      :contains "write self:spawn(...) with a colon"
  end)

  it("tasks that spawn each other endlessly are stopped", function()
    local line = test.line(3)
    expect(test.error(function()
      local function more()
        spawn(more)
      end
      spawn(more)
    end)):begins_with(line .. ": spawn: 100 tasks are spawning each other without a wait; task")
  end)
end)

describe("a child", function()
  it("inherits the fields of its parent and keeps its own", function()
    expect(test.play(2, function(self)
      self.x = 7
      self:spawn(function(child)
        print(child.x)
        child.x = 8
        print(child.x, child.parent.x)
        print(child.parent == self)
      end)
    end)):equals { "7", "8\t7", "true" }
  end)

  it("does not inherit the look, body or events of its parent", function()
    expect(test.play(2, function(self)
      self.sprite, self.scale, self.tint, self.hitbox, self.hits = "art/ship", 2, 0xff0000, circle(3), "enemy"
      self.draw, self.on_hit, self.on_boom = function() end, function() end, function() end
      self.color = "data"
      local child = self:spawn(wait_forever)
      print(child.sprite, child.scale, child.tint, child.hitbox, child.hits, child.draw, child.on_hit, child.on_boom)
      print(child.color, child:spawn(wait_forever).color)
      wait_forever()
    end)):equals { ("nil\t"):rep(7) .. "nil", "data\tdata" }
  end)

  it("draws its own sprite, whatever its parent draws", function()
    test.play(2, function(self)
      function self.draw() draw.rect(0, 0, 1, 1, 0xff0000) end
      self:spawn(function(child)
        if not child.draw then child.draw = function() draw.rect(1, 0, 1, 1, 0xff0000) end end
        wait_forever()
      end)
      wait_forever()
    end)
    test.expect_picture({ "rr" }, 0, 0, { [0xff0000] = "r" })
  end)

  it("of a class inherits from its class, not from its parent", function()
    expect(test.play(2, function(self)
      self.tint = 5
      local child = self:spawn(setmetatable({ state = function() end }, { __index = { scale = 3 } }))
      print(child.scale, child.tint)
    end)):equals { "3\tnil" }
  end)

  it("of a shot with a task inherits the shot's movement, not its look", function()
    expect(test.play(2, function()
      shot.task({ x = 10, y = 8, angle = 30, speed = 2 }, function(self)
        local child = self:spawn(wait_forever)
        print(child.x, child.angle, child.speed, child.sprite, child.hits, child.damage, child.on_end)
        wait_forever()
      end)
    end)):equals { "10\t30\t2\tnil\tnil\tnil\tnil" }
  end)

  it("gets its parent as its second argument", function()
    expect(test.play(3, function(self)
      self.x = 7
      local function grow(child, parent)
        wait(1)
        parent.x = parent.x + child.by
        print(parent == self, child.parent == parent)
      end
      self:spawn(grow, { by = 3 })
      wait(2)
      print(self.x)
    end)):equals { "true\ttrue", "10" }
  end)

  it("of a child gets that child, not its grandparent", function()
    expect(test.play(1, function(self)
      self:spawn(function(child)
        child:spawn(function(_, parent) print(parent == child, parent == self) end)
      end)
    end)):equals { "true\tfalse" }
  end)

  it("that is spawned later gets its parent, too", function()
    expect(test.play(5, function(self)
      self:spawn_after(2, function(_, parent) print(time.tick, parent == self) end)
      wait(4)
    end)):equals { "3\ttrue" }
  end)

  it("a task of the scene has no parent", function()
    expect(test.play(1, function()
      spawn(function(...) print(select("#", ...), (...).parent) end)
    end)):equals { "1\tnil" }
  end)

  it("the parent cannot be set", function()
    expect(test.error(function(self) self.parent = self end))
      :begins_with(test.line(-1) .. ": a task's 'parent' cannot be set; a child is started by parent:spawn(...)")
  end)
end)

describe("spawn_after", function()
  it("a delayed task first sleeps, and is alive meanwhile", function()
    expect(test.play(9, function()
      local task = spawn_after(3, function(self) print("born", time.tick, self.x) end, { x = 7 })
      print(task:alive())
    end)):equals { "true", "born\t4\t7" }
  end)

  it("a delayed task is not drawn during its delay", function()
    test.play(2, function()
      spawn_after(2, { draw = function() draw.rect(0, 0, 4, 4, 0xff0000) end })
      wait(99)
    end)
    test.expect_picture({ "." }, 1, 1)
    test.run_ticks(1)
    test.expect_picture({ "r" }, 1, 1, { [0xff0000] = "r" })
  end)

  it("a delayed child dies with its parent", function()
    expect(test.play(9, function()
      spawn(function(self)
        self:spawn_after(5, function() print "born" end, { finish = function() print "dead" end })
        wait(2)
      end)
      wait(9)
    end)):equals { "dead" }
  end)

  it("a delay of 0 is an error", function()
    expect(test.error(function() spawn_after(0, function() end) end))
      :begins_with(test.line(-1) .. ": spawn_after: ticks must be from 1 to 2147483647 but was 0")
  end)
end)

describe("defer", function()
  it("a deferred task starts in the next tick", function()
    expect(test.play(2, function()
      local task = spawn(function() print("routine", time.tick) end, { defer = true })
      spawn { defer = true, priority = 0.9, state = function() print("state", time.tick) end }
      print("spawned", rawget(task, "defer"))
    end)):equals { "spawned\tnil", "routine\t2", "state\t2" }
  end)

  describe("for a whole game:", function()
    settings { tasks = { defer = true } }

    it("a game can defer all first runs", function()
      expect(test.play(2, function()
        spawn { priority = 0.4, state = function()
          print("state", time.tick)
          return false
        end }
        spawn(function() print("routine", time.tick) end, { priority = 0.9 })
        print "spawned"
      end)):equals { "spawned", "state\t2", "routine\t2" }
    end)
  end)
end)
