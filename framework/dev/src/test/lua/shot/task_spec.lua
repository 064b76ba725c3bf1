-- Shots that are tasks: a coroutine of its own, and the pool flies, draws and hits.

local function promote(fn, more)
  local options = { x = 10, y = 8, angle = 0, speed = 2 }
  for name, value in pairs(more or {}) do options[name] = value end
  return shot.task(options, fn)
end

describe("a shot with a task", function()
  it("has a function that waits and steers", function()
    local self = promote(function(self)
      wait(3)
      self.angle = 90
      wait(2)
      self.speed = 0
      wait_forever()
    end)
    test.run_ticks(9)
    expect({ self.x, self.y, self.speed, self:alive() }):equals { 14, 12, 0, true }
    expect(shot.count()):equals(1)
  end)

  it("begins at once, like every task", function()
    local began
    promote(function(self)
      began = { self.x, self.age }
      wait_forever()
    end)
    expect(began):equals { 10, 0 }
  end)

  it("hits as shots do", function()
    expect(test.play(12, function()
      spawn(function(ship)
        ship.group, ship.hitbox, ship.x, ship.y = "ship", circle(2), 30, 8
        ship.on_hit = function(_, damage) print("hit", damage) end
        wait_forever()
      end)
      promote(wait_forever, { damage = 3 })
      wait(10)
      print(shot.count())
    end)):equals { "hit\t3", "0" }
  end)

  it("has the fields of tasks, too", function()
    local self = promote(function(self)
      self.name, self.group, self.hp = "seeker", "bullet", 3
      wait_forever()
    end)
    expect(rawequal(find "seeker", self)):is_true()
    expect({ find "bullet".hp, find "bullet".speed, task.count "bullet" }):equals { 3, 2, 1 }
  end)

  it("can be hit along its path", function()
    local hits = 0
    promote(function(self)
      self.group, self.hitbox = "bullet", circle(3)
      self.on_hit = function() hits = hits + 1 end
      wait_forever()
    end)
    test.run_ticks(4)
    shot.fire { x = 20, y = 28, angle = -90, speed = 20, hits = "bullet" }
    test.run_ticks(1)
    expect(hits):equals(1)
  end)

  it("has children, which end with it", function()
    local ran = 0
    local self = promote(function(self)
      self:spawn(function(_, parent)
        while true do
          wait(1)
          ran = parent.x
        end
      end)
      wait_forever()
    end)
    test.run_ticks(3)
    self:kill()
    test.run_ticks(3)
    expect(ran):equals(14)
  end)

  it("can be fired from and aimed at", function()
    local self = promote(wait_forever)
    test.run_ticks(5)
    local s = shot.fire { from = self, angle = 0, keep = true }
    expect(s.x):equals(20)
    expect(shot.fire { x = 20, y = 0, aim = self, keep = true }.angle):is_near(90, 0.001)
  end)

  it("moves by move_to", function()
    local self = promote(function(self)
      move_to(self, 5, 6, 4)
      wait_forever()
    end, { speed = 0 })
    test.run_ticks(6)
    expect({ self.x, self.y }):equals { 5, 6 }
  end)
end)

describe("a handle", function()
  it("can be given a task later, and stays the same table", function()
    local s = shot.fire { x = 10, y = 8, angle = 0, speed = 1, keep = true }
    s.mine = "kept"
    test.run_ticks(4)
    local self = shot.task(s, function(self)
      self.mine = self.mine .. " at " .. self.x
      wait_forever()
    end)
    expect(rawequal(self, s)):is_true()
    expect(s.mine):equals "kept at 14"
  end)

  it("one that has a task is refused", function()
    expect(test.error(function()
      local s = promote(wait_forever)
      shot.task(s, wait_forever)
    end)):contains "shot.task: this shot has a task already; give it children by self:spawn(fn)"
  end)

  it("a task whose shot has ended stays dead", function()
    local ran = false
    local s = shot.fire { x = 10, y = 8, keep = true }
    s:kill()
    expect(rawequal(shot.task(s, function() ran = true end), s)):is_true()
    test.run_ticks(1)
    expect({ s:alive(), ran, s.x }):equals { false, false, 10 }
  end)
end)

describe("the end:", function()
  it("the shot flies on when its function returns", function()
    local self = promote(function(self)
      wait(2)
      self.angle = 90
    end)
    test.run_ticks(6)
    expect({ shot.count(), self:alive(), self.x, task.count() }):equals { 1, true, 12, 1 }
    expect(self.y):is_above(13)
    self.speed = 0
    local y = self.y
    test.run_ticks(2)
    expect(self.y):equals(y)
    self:kill()
    expect(shot.count()):equals(0)
  end)

  it("it can have another task after that", function()
    local self = promote(function() wait(2) end)
    test.run_ticks(3)
    shot.task(self, function(again) again.speed = 5 end)
    expect(self.speed):equals(5)
  end)

  it("kill ends both", function()
    local ran = 0
    local self = promote(function()
      while true do
        wait(1)
        ran = ran + 1
      end
    end)
    test.run_ticks(3)
    self:kill()
    expect({ self:alive(), shot.count() }):equals { false, 0 }
    test.run_ticks(3)
    expect(ran):equals(3)
  end)

  it("a shot that ends by itself kills its task", function()
    local told = {}
    local self = promote(function(self)
      self.finish = function(ended) table.insert(told, "finish at " .. ended.x .. " " .. tostring(ended:alive())) end
      wait_forever()
    end, { speed = 60, on_end = function(s, why) table.insert(told, why .. " " .. tostring(s:alive())) end })
    test.run_ticks(5)
    expect(told):equals { "left false", "finish at 70 false" }
    expect({ self:alive(), self.x, self.speed }):equals { false, 70, 60 }
  end)

  it("on_end is called before the finish hooks, for any end", function()
    local told = {}
    local function begin()
      told = {}
      return promote(function(self)
        self:on_finish(function() table.insert(told, "finish") end)
        wait_forever()
      end, { on_end = function(_, why) table.insert(told, why) end })
    end
    begin():kill()
    expect(told):equals { "killed", "finish" }
    begin()
    shot.clear()
    expect(told):equals { "cleared", "finish" }
    begin()
    shot.cancel { x = 10, y = 8, radius = 1 }
    expect(told):equals { "canceled", "finish" }
    begin().group = "bullet"
    task.kill_all "bullet"
    expect(told):equals { "killed", "finish" }
  end)

  it("a task that clears all shots ends at once", function()
    expect(test.play(3, function()
      promote(function()
        wait(1)
        print "before"
        shot.clear()
        print "after"
      end)
      wait(2)
      print(shot.count())
    end)):equals { "before", "0" }
  end)

  it("a task that cancels its own shot ends at once", function()
    expect(test.play(3, function()
      promote(function(self)
        wait(1)
        self:cancel()
        print "after"
      end)
      wait(2)
      print(shot.count())
    end)):equals { "0" }
  end)

  it("an error ends both and is reported", function()
    local line = test.line(3)
    local self = promote(function()
      wait(1)
      error "bad"
    end)
    test.run_ticks(3)
    expect(test.errors()[1]):contains(line .. ": bad")
    expect({ self:alive(), shot.count() }):equals { false, 0 }
  end)

  it("await waits for its end", function()
    expect(test.play(9, function()
      local self = promote(function()
        wait(3)
        return "done"
      end)
      print(await(self))
    end)):equals { "done" }
  end)

  it("a change of scene ends both", function()
    local self = promote(wait_forever)
    self.persistent = true
    test.scene "empty"
    expect({ self:alive(), shot.count() }):equals { false, 0 }
  end)
end)

describe("events:", function()
  it("a bounce can be waited for", function()
    expect(test.play(20, function()
      promote(function(self)
        print(wait_for "bounce", self.angle % 360)
        wait_forever()
      end, { x = 20, speed = 4, bounce = 1 })
      wait(19)
    end)):equals { "right\t180" }
  end)

  it("on_bounce of a task may wait", function()
    expect(test.play(30, function()
      promote(function(self)
        self.on_bounce = function(own, edge)
          wait(2)
          print(edge, own == self)
        end
        wait_forever()
      end, { x = 20, speed = 4, bounce = 1 })
      wait(29)
    end)):equals { "right\ttrue" }
  end)
end)

describe("no room:", function()
  describe("in the pool", function()
    settings { shots = 1 }

    it("the task does not run", function()
      shot.fire { x = 1, y = 1, speed = 0 }
      local ran = false
      local self = promote(function() ran = true end)
      test.run_ticks(2)
      expect({ ran, self:alive(), self.x }):equals { false, false, 10 }
    end)
  end)

  describe("among tasks", function()
    settings { tasks = 2 }

    it("the shot does not fly", function()
      for _ = 1, 2 do spawn(wait_forever) end
      local ran = false
      local self = promote(function() ran = true end)
      expect({ ran, self:alive(), shot.count() }):equals { false, false, 0 }
    end)
  end)
end)

describe("invalid values are refused:", function()
  local function refused(reason, ...)
    local arguments = { ... }
    it(reason, function()
      local line = test.line(1)
      expect(test.error(function() shot.task(arguments[1], arguments[2]) end)):begins_with(line .. ": " .. reason)
    end)
  end

  refused("bad argument #2 to 'task' (fn: function expected, got nil)", { x = 1, y = 1 })
  refused("bad argument #1 to 'task'", 5, wait_forever)
  refused("shot.task: unknown option 'sped' (did you mean 'speed'?)", { x = 1, y = 1, sped = 2 }, wait_forever)
  refused("shot.task: set 'from', or 'x' and 'y'", {}, wait_forever)
end)
