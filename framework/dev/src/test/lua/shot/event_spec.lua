-- The callbacks of shots: when they end, bounce, or have flown for some ticks.

local function target(x, y)
  return spawn(function(self)
    self.group, self.hitbox, self.x, self.y = "ship", circle(2), x, y
    wait_forever()
  end)
end

describe("on_end", function()
  local told

  local function fire(more)
    told = {}
    local options = {
      x = 10, y = 8, angle = 0, speed = 4, keep = true,
      on_end = function(s, why) table.insert(told, why .. " at " .. s.x .. " alive " .. tostring(s:alive())) end,
    }
    for name, value in pairs(more or {}) do options[name] = value end
    return shot.fire(options)
  end

  it("reports a hit", function()
    target(30, 8)
    fire()
    test.run_ticks(5)
    expect(told):equals { "hit at 30 alive false" }
  end)

  it("reports that it left", function()
    fire { x = 60, speed = 60 }
    test.run_ticks(2)
    expect(told):equals { "left at 120 alive false" }
  end)

  it("reports that its life ended", function()
    fire { life = 3 }
    test.run_ticks(4)
    expect(told):equals { "life at 22 alive false" }
  end)

  it("reports at once that a script ended it", function()
    fire():kill()
    expect(told):equals { "killed at 10 alive false" }
    fire()
    shot.clear()
    expect(told):equals { "cleared at 10 alive false" }
    fire()
    shot.cancel {}
    expect(told):equals { "canceled at 10 alive false" }
  end)

  it("is called once, also for shots that are not kept", function()
    local count = 0
    shot.ring { x = 10, y = 8, n = 6, speed = 60, on_end = function() count = count + 1 end }
    test.run_ticks(20)
    expect(count):equals(6)
  end)

  it("is called in the order of firing", function()
    local order = {}
    for i = 1, 4 do
      shot.fire { x = 60 + i, y = 9, angle = 0, speed = 60, on_end = function() order[#order + 1] = i end }
    end
    test.run_ticks(1)
    expect(order):equals { 1, 2, 3, 4 }
  end)

  it("may fire, kill and clear", function()
    local s = shot.fire {
      x = 10, y = 8, life = 2,
      on_end = function(ended) shot.ring { x = ended.x, y = ended.y, n = 5, keep = true }[1]:kill() end
    }
    expect(s):is_nil()
    test.run_ticks(3)
    expect(shot.count()):equals(4)
    shot.fire { x = 10, y = 8, life = 2, on_end = function() shot.clear() end }
    test.run_ticks(3)
    expect(shot.count()):equals(0)
  end)

  it("may spawn, and a task spawned there may wait", function()
    expect(test.play(9, function()
      shot.fire {
        x = 10, y = 8, life = 2,
        on_end = function() spawn(function() wait(2) print "later" end) end
      }
      wait(8)
    end)):equals { "later" }
  end)

  it("can be set later, and removed", function()
    local s = fire()
    s.on_end = function() told = { "other" } end
    s:kill()
    expect(told):equals { "other" }
    s = fire()
    s.on_end = nil
    s:kill()
    expect(told):equals {}
  end)

  it("is not called when the scene changes", function()
    expect(test.play(9, function()
      shot.fire { x = 10, y = 8, speed = 0, on_end = function(_, why) print(why) end }
      shot.task({ x = 10, y = 8, speed = 0, on_end = function(_, why) print(why) end }, wait_forever)
      wait(2)
      scene.change "empty"
    end)):equals {}
    expect(shot.count()):equals(0)
  end)
end)

describe("on_bounce", function()
  it("reports the edge", function()
    local told = {}
    shot.fire {
      x = 30, y = 8, angle = 0, speed = 8, bounce = 2,
      on_bounce = function(s, edge) table.insert(told, edge .. " " .. s.angle % 360) end
    }
    test.run_ticks(60)
    expect(told):equals { "right 180", "left 0" }
  end)
end)

describe("on_tick", function()
  it("is called in every tick", function()
    local ages = {}
    shot.fire { x = 10, y = 8, speed = 0, on_tick = function(s) table.insert(ages, s.age) end }
    test.run_ticks(3)
    expect(ages):equals { 1, 2, 3 }
  end)

  it("is called at the shot's interval", function()
    local ages = {}
    test.run_ticks(1)
    shot.fire { x = 10, y = 8, speed = 0, tick_every = 4, on_tick = function(s) table.insert(ages, s.age) end }
    test.run_ticks(9)
    expect(ages):equals { 4, 8 }
  end)

  it("is called for each shot of a ring, in the order of firing", function()
    local angles = {}
    shot.ring { x = 10, y = 8, n = 3, on_tick = function(s) table.insert(angles, s.angle) end }
    test.run_ticks(1)
    expect(angles):equals { 90, 210, 330 }
  end)

  it("may steer and kill its shot", function()
    shot.fire {
      x = 10, y = 8, angle = 0, speed = 2,
      on_tick = function(s)
        s.angle = s.angle + 10
        if s.age == 5 then s:kill() end
      end
    }
    test.run_ticks(6)
    expect(shot.count()):equals(0)
  end)

  it("is called after the ends of the same tick", function()
    local told = {}
    shot.fire { x = 10, y = 8, on_tick = function() table.insert(told, "tick") end }
    shot.fire { x = 10, y = 8, life = 1, on_end = function() table.insert(told, "end") end }
    test.run_ticks(1)
    expect(told):equals { "end", "tick" }
  end)
end)

describe("an error in an event", function()
  it("is reported with its line, and ends only its shot", function()
    local line = test.line(2)
    shot.fire {
      x = 10, y = 8, speed = 0, on_tick = function() error "bad" end, on_end = function() print "no" end
    }
    shot.fire { x = 10, y = 8, speed = 0 }
    test.run_ticks(2)
    local errors = test.errors()
    expect(#errors):equals(1)
    expect(errors[1]):contains(line .. ": bad")
    expect(shot.count()):equals(1)
  end)

  it("waiting is an error", function()
    shot.fire { x = 10, y = 8, life = 1, on_end = function() wait(1) end }
    test.run_ticks(2)
    expect(test.errors()[1]):contains "wait: a shot's on_end cannot wait; spawn a task that waits"
  end)

  it("one that never returns is ended", function()
    shot.fire { x = 10, y = 8, on_tick = function() while shot.count() > 0 do for _ in shot.each() do end end end }
    test.run_ticks(1)
    expect(test.errors()[1]):contains "instruction"
    expect(shot.count()):equals(0)
  end)
end)

describe("invalid values are refused:", function()
  local function refused(reason, options)
    it(reason, function()
      options.x, options.y = 1, 1
      local line = test.line(1)
      expect(test.error(function() shot.fire(options) end)):begins_with(line .. ": " .. reason)
    end)
  end

  refused("shot.fire: option 'on_end' must be a function but was 5", { on_end = 5 })
  refused("shot.fire: option 'on_bounce' must be a function but was a table", { on_bounce = {} })
  refused("shot.fire: option 'tick_every' must be from 1 to 2147483647 but was 0", { on_tick = print, tick_every = 0 })
  refused("shot.fire: option 'tick_every' has no effect without on_tick", { tick_every = 2 })

  it("a shot's 'on_end' must be a function but was a number", function()
    expect(test.error(function()
      shot.fire { x = 1, y = 1, keep = true }.on_end = 5
    end)):contains "a shot's 'on_end' must be a function but was a number"
  end)
end)
