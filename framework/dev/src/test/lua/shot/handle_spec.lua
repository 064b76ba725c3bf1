-- Shots one by one: handles, which read and write a shot in flight.

local function fire(more)
  local options = { x = 10, y = 8, angle = 0, speed = 2, keep = true }
  for name, value in pairs(more or {}) do options[name] = value end
  return shot.fire(options)
end

describe("a handle", function()
  it("is returned only on request", function()
    expect(shot.fire { x = 1, y = 1 }):is_nil()
    expect(shot.fan { x = 1, y = 1, n = 2 }):is_nil()
    expect(shot.ring { x = 1, y = 1, n = 2 }):is_nil()
    expect(fire().speed):equals(2)
  end)

  it("has the position and movement of the shot", function()
    local s = fire { damage = 3, hits = "enemy", radius = 4, piercing = true }
    test.run_ticks(3)
    expect({ s.x, s.y, s.angle, s.speed, s.age }):equals { 16, 8, 0, 2, 3 }
    expect({ s.damage, s.hits, s.radius, s.piercing }):equals { 3, "enemy", 4, true }
    expect(s:alive()):is_true()
  end)

  it("moves and turns the shot", function()
    local s = fire()
    s.x, s.y, s.angle, s.speed = 20, 5, 90, 5
    test.run_ticks(2)
    expect({ s.x, s.y }):equals { 20, 15 }
  end)

  it("changes the shot's acceleration and turn rate", function()
    local s = fire { speed = 1 }
    s.accel, s.max_speed = 0.5, 2
    test.run_ticks(4)
    expect(s.speed):equals(2)
    s.accel, s.max_speed, s.speed, s.turn = 0, nil, 0, 10
    expect({ s.accel, s.turn, s.max_speed, s.min_speed }):equals { 0, 10 }
    test.run_ticks(9)
    expect(s.angle):is_near(90, 0.001)
  end)

  it("changes its targets and its damage", function()
    expect(test.play(9, function()
      spawn(function(self)
        self.group, self.hitbox, self.x, self.y = "enemy", circle(2), 30, 8
        self.on_hit = function(_, damage) print("hit", damage) end
        wait(99)
      end)
      local s = fire { hits = "ship", speed = 4 }
      s.hits, s.damage = "enemy", 7
      wait(99)
    end)):equals { "hit\t7" }
  end)

  it("keeps the fields of a script", function()
    local s = fire()
    s.mine, s[1] = "x", "y"
    test.run_ticks(2)
    expect({ s.mine, s[1] }):equals { "x", "y" }
    expect(s.nothing):is_nil()
  end)

  it("stays with its shot when others end", function()
    local all = shot.ring { x = 10, y = 8, n = 8, speed = 1, keep = true }
    for i = 1, 8, 2 do all[i]:kill() end
    test.run_ticks(1)
    for i = 2, 8, 2 do expect(all[i].angle):is_near(90 + (i - 1) * 45, 0.001) end
    expect(shot.count()):equals(4)
  end)

  it("is the same table however it is found", function()
    local s = fire()
    for found in shot.each() do expect(rawequal(found, s)):is_true() end
    expect(rawequal(shot.near(10, 8, 5)[1], s)):is_true()
  end)
end)

describe("a fan and a ring", function()
  it("return a list, in the order of firing", function()
    local angles = {}
    for i, s in ipairs(shot.fan { x = 10, y = 8, n = 3, spread = 40, angle = 0, keep = true }) do
      angles[i] = s.angle
    end
    expect(angles):equals { -20, 0, 20 }
    expect(#shot.ring { x = 10, y = 8, n = 5, keep = true }):equals(5)
  end)
end)

describe("the end of a shot:", function()
  it("kill ends it at once", function()
    local s = fire()
    s:kill()
    expect(s:alive()):is_false()
    expect(shot.count()):equals(0)
    s:kill()
  end)

  it("after the end, it keeps its last values", function()
    local s = fire { damage = 3, hits = "enemy" }
    test.run_ticks(5)
    s:kill()
    test.run_ticks(5)
    expect({ s.x, s.y, s.angle, s.speed, s.age, s.damage, s.hits }):equals { 20, 8, 0, 2, 5, 3, "enemy" }
  end)

  it("writing to it after the end has no effect", function()
    local s, other = fire(), fire { y = 5 }
    s:kill()
    s.x, s.speed, s.mine = 7, 9, "x"
    test.run_ticks(1)
    expect({ s.x, s.speed, s.mine, other.x, other.speed }):equals { 10, 2, "x", 12, 2 }
  end)

  it("the handle of a shot that left is dead", function()
    local s = fire { x = 50, speed = 50 }
    test.run_ticks(2)
    expect(s:alive()):is_false()
    expect(s.x):equals(100)
  end)
end)

describe("a full pool", function()
  settings { shots = 2 }

  it("returns a handle of a shot that was never fired", function()
    local all = shot.ring { x = 10, y = 8, n = 3, speed = 1, keep = true }
    expect({ #all, all[2]:alive(), all[3]:alive() }):equals { 3, true, false }
    expect({ all[3].x, all[3].speed, all[3].age }):equals { 10, 1, 0 }
    all[3].x = 5
    all[3]:kill()
    test.run_ticks(1)
    expect({ all[1]:alive(), all[3]:alive() }):equals { true, false }
  end)
end)

describe("invalid values are refused:", function()
  local function refused(reason, change)
    it(reason, function()
      expect(test.error(function() change(fire()) end)):contains(": " .. reason)
    end)
  end

  refused("a shot's 'x' must be a number but was a string", function(s) s.x = "here" end)
  refused("a shot's 'speed' must be a finite number but was inf", function(s) s.speed = math.huge end)
  refused("a shot's 'angle' must be a finite number but was -nan", function(s) s.angle = 0 / 0 end)
  refused("a shot's 'speed' must be a number but was nil", function(s) s.speed = nil end)
  refused("a shot's 'age' cannot be set; it counts the ticks that the shot has flown", function(s) s.age = 3 end)
  refused("a shot's 'radius' must be at least 0 but was -1", function(s) s.radius = -1 end)
  refused("a shot's 'piercing' must be a boolean but was a number", function(s) s.piercing = 1 end)
  refused("a shot's 'hits' must be a string or a table but was a number", function(s) s.hits = 1 end)
  refused("bad argument #1 to 'kill' (self: table expected, got no value); write self:kill(...) with a colon",
    function(s) s.kill() end)
  refused("kill: this table is not a shot", function(s) s.kill {} end)
  refused("table index is nil", function(s) s[nil] = 1 end)
end)

describe("a full pool", function()
  it("returns dead handles with all their fields", function()
    while true do
      local count = shot.count()
      shot.fire { x = 50, y = 50, speed = 0 }
      if shot.count() == count then break end
    end
    local s = fire { damage = 3, radius = 4, hits = "ship", piercing = true, speed = 2 }
    expect(s:alive()):is_false()
    expect({ s.x, s.y, s.angle, s.speed, s.age }):equals { 10, 8, 0, 2, 0 }
    expect({ s.damage * 2, s.radius, s.hits, s.piercing, s.accel + 0.1, s.turn }):equals { 6, 4, "ship", true, 0.1, 0 }
    s.accel = s.accel + 1
    expect(s.accel):equals(0)
  end)

  it("has room for the shots that an end fires", function()
    local fired = 0
    while true do
      local count = shot.count()
      shot.fire { x = 50, y = 50, speed = 0, life = 2, on_end = function() fired = fired + 1 shot.fire { x = 1, y = 1, speed = 0 } end }
      if shot.count() == count then break end
    end
    local full = shot.count()
    test.run_ticks(2)
    expect(fired):equals(full)
    expect(shot.count()):equals(full)
  end)
end)
