-- Before a shot begins: as long as its delay lasts it is a cloud, and does nothing.

local function target(x, y, fields)
  return spawn(function(self)
    self.group, self.hitbox, self.x, self.y = "ship", circle(2), x, y
    for name, value in pairs(fields or {}) do self[name] = value end
    wait_forever()
  end)
end

--- Returns the events of each tick as a string with a letter per tick: "." for nothing.
local function ticks(n, what, begin)
  local seen, letters = nil, {}
  begin(function() seen = what end)
  for i = 1, n do
    seen = "."
    test.run_ticks(1)
    letters[i] = seen
  end
  return table.concat(letters)
end

describe("a shot with a delay", function()
  local function shoot(note, more)
    target(20, 8, { on_hit = note, on_graze = note, graze = 12 })
    local options = { x = 20, y = 8, speed = 0, delay = 4, piercing = true }
    for name, value in pairs(more or {}) do options[name] = value end
    return shot.fire(options)
  end

  it("hits from the tick after it, in each tick of its life", function()
    expect(ticks(9, "h", function(note) shoot(note, { life = 3 }) end)):equals "....hhh.."
    expect(ticks(4, "h", function(note) shoot(note, { delay = 1 }) end)):equals ".hhh"
    expect(ticks(4, "h", function(note) shoot(note, { delay = 0 }) end)):equals "hhhh"
  end)

  it("also grazes from then on", function()
    expect(ticks(9, "g", function(note)
      shoot(note, { y = 18, radius = 1, graze_every = 2 })
    end)):equals "....g.g.g"
  end)

  it("hits nothing while it is carried", function()
    expect(ticks(8, "h", function(note)
      target(30, 8, { on_hit = note })
      local carrier = spawn(function(self)
        self.x, self.y = 10, 8
        move_to(self, 50, 8, 4)
        wait_forever()
      end)
      shot.fire { from = carrier, speed = 0, delay = 6, attach = carrier }
    end)):equals "........"
  end)

  it("ticks, changes, seeks, bounces and leaves from then on", function()
    expect(ticks(7, "t", function(note)
      shot.fire { x = 20, y = 8, speed = 0, delay = 4, on_tick = note }
    end)):equals "....ttt"
    local turned = shot.fire { x = 20, y = 8, delay = 4, changes = { { at = 0, angle = 90 } }, angle = 0, keep = true }
    local seeking = shot.fire { x = 20, y = 8, delay = 4, homing = { x = 20, y = 90 }, angle = 0, keep = true }
    expect(ticks(6, "b", function(note)
      shot.fire { x = -1, y = 8, angle = 180, speed = 9, delay = 4, bounce = true, on_bounce = note }
      shot.fire { x = -500, y = 8, delay = 4, on_end = note }
    end)):equals "....b."
    expect(turned.angle):equals(90)
    expect(seeking.angle):equals(6)
  end)

  it("exists: it is counted, found and canceled, with an age below 0", function()
    local one = shot.fire { x = 20, y = 8, delay = 4, keep = true }
    expect({ one.age, shot.count(), #shot.near(20, 8, 1) }):equals { -4, 1, 1 }
    for s in shot.each() do expect(s == one):is_true() end
    expect(shot.cancel { x = 20, y = 8, radius = 1 }):equals(1)
    expect(one:alive()):is_false()
  end)
end)

describe("shot.task with a delay", function()
  it("starts its function when the shot begins", function()
    local log = {}
    local self = shot.task({ x = 20, y = 8, angle = 0, speed = 2, delay = 4 }, function(self)
      while true do
        table.insert(log, self.age .. " at " .. self.x)
        wait(1)
      end
    end)
    test.run_ticks(4)
    expect({ #log, self:alive(), self.x, self.age }):equals { 0, true, 20, 0 }
    test.run_ticks(3)
    expect(log):equals { "0 at 20", "1 at 22", "2 at 24" }
  end)

  it("starts with the shot at any rate of shots", function()
    task.rate("shot", 0.5)
    local began
    shot.task({ x = 20, y = 8, delay = 3 }, function(self) began = self.age end)
    test.run_ticks(6)
    expect(began):is_nil()
    test.run_ticks(1)
    expect(began):equals(0)
    task.rate("shot", 1)
  end)

  it("starts after the delay of a kept shot", function()
    local began = false
    local one = shot.fire { x = 20, y = 8, delay = 3, keep = true }
    test.run_ticks(1)
    shot.task(one, function() began = true end)
    test.run_ticks(2)
    expect(began):is_false()
    test.run_ticks(1)
    expect(began):is_true()
  end)

  it("is neither hit nor drawn before that", function()
    local drawn = 0
    expect(ticks(6, "h", function(note)
      local one = shot.fire { x = 20, y = 8, speed = 0, delay = 4, keep = true }
      one.group, one.hitbox, one.on_hit = "bullet", circle(4), note
      function one.draw() drawn = drawn + 1 end
      shot.task(one, wait_forever)
      shot.fire { x = 20, y = 8, speed = 0, hits = "bullet", piercing = true }
    end)):equals "....hh"
    expect(drawn <= 2):is_true()
  end)

  it("ends with its shot before it has begun", function()
    local told = {}
    local self = shot.task({ x = 20, y = 8, delay = 4 }, function() table.insert(told, "began") end)
    self:on_finish(function() table.insert(told, "finish") end)
    test.run_ticks(1)
    shot.clear()
    test.run_ticks(5)
    expect({ self:alive(), told[1], told[2] }):equals { false, "finish", nil }
  end)
end)

describe("a pattern with delays", function()
  it("hits with each shot when its own delay ends", function()
    expect(ticks(7, "h", function(note)
      target(20, 8, { on_hit = note })
      shot.fire { x = 20, y = 8, speed = 0, delay = 1, pattern = pattern.stack { n = 3, delay = { 0, 4 } } }
    end)):equals ".h.h.h."
  end)
end)

describe("spawn_after", function()
  it("has no body before the task is born", function()
    expect(ticks(6, "h", function(note)
      shot.fire { x = 20, y = 8, speed = 0, hits = "mine", piercing = true }
      local bomb = { x = 20, y = 8, group = "mine", hitbox = circle(4), on_hit = note }
      spawn_after(3, wait_forever, bomb)
    end)):equals "..hhhh"
  end)
end)
