-- Movement of shots: each option of shot.fire, tested by the time of hits.

-- Runs a number of ticks with shots and a ship in their path, and returns the tick in which the ship was hit.
local function hit_after(place, fire, most)
  return test.play(most or 60, function(self)
    self.group, self.hitbox, self.x, self.y = "ship", circle(1), place.x, place.y
    shot.field { width = 100, height = 100 }
    local ticks = 0
    self.on_hit = function() print(ticks) end
    fire(self)
    while true do
      ticks = ticks + 1
      wait(1)
    end
  end)
end

it("a shot speeds up to its maximum", function()
  -- 1.5 + 2 + 2 + 2: the edges touch in the fourth tick
  expect(hit_after({ x = 20, y = 8 }, function()
    shot.fire { x = 10, y = 8, angle = 0, speed = 1, accel = 0.5, max_speed = 2, radius = 2 }
  end)):equals { "4" }
end)

it("a shot slows down to its minimum", function()
  expect(hit_after({ x = 20, y = 8 }, function()
    shot.fire { x = 10, y = 8, angle = 0, speed = 2, accel = -1, min_speed = 1, radius = 2 }
  end)):equals { "8" }
end)

it("a shot turns", function()
  expect(hit_after({ x = 30, y = 40 }, function()
    shot.fire { x = 30, y = 30, angle = 0, speed = 10, turn = 90, radius = 0 }
  end, 4)):equals { "1" }
end)

it("gravity and wind are added to the movement", function()
  expect(hit_after({ x = 16, y = 13 }, function()
    shot.fire { x = 10, y = 10, speed = 0, gravity = 1, wind = 2, radius = 0.5 }
  end)):equals { "2" }
end)

it("a delayed shot waits and hits nothing", function()
  expect(hit_after({ x = 10, y = 10 }, function()
    shot.fire { x = 10, y = 10, speed = 1, delay = 5 }
  end)):equals { "6" }
end)

it("a life ends a shot", function()
  expect(test.play(6, function()
    shot.fire { x = 10, y = 10, speed = 0, life = 4 }
    wait(3)
    print(shot.count())
    wait(1)
    print(shot.count())
  end)):equals { "1", "0" }
end)

it("a shot stops, waits and aims again", function()
  expect(hit_after({ x = 40, y = 40 }, function(self)
    shot.fire { x = 40, y = 10, angle = 180, speed = 10, radius = 1,
      changes = { { at = 2, speed = 0 }, { at = 10, aim = self, speed = 9 } } }
  end)):equals { "14" }
end)

it("changes repeat, absolute or added", function()
  expect(hit_after({ x = 10, y = 18 }, function()
    shot.fire { x = 10, y = 10, angle = 0, speed = 8, radius = 0,
      changes = { { at = 1, every = 1, times = 3, add_angle = 90 } } }
  end, 20)):equals { "3" }
end)

it("a change of speed is even", function()
  -- from 10 to 14, 17, 19, 20
  expect(hit_after({ x = 22, y = 10 }, function()
    shot.fire { x = 10, y = 10, angle = 0, speed = 4, radius = 1.5, changes = { { at = 1, speed = 0, over = 4 } } }
  end)):equals { "4" }
end)

it("a homing shot turns to its target", function()
  expect(#hit_after({ x = 10, y = 60 }, function(self)
    shot.fire { x = 10, y = 10, angle = 0, speed = 3, homing = { target = self, turn = 9 } }
  end)):equals(1)
  expect(#hit_after({ x = 10, y = 60 }, function(self)
    shot.fire { x = 10, y = 10, angle = 0, speed = 3, homing = { target = self, turn = 9, ticks = 2 } }
  end)):equals(0)
end)

it("a homing shot flies on when its target has ended, or had already", function()
  expect(test.play(40, function()
    local prey = spawn(function(task)
      task.x, task.y = 10, 60
      wait(3)
    end)
    shot.fire { x = 30, y = 10, angle = 0, speed = 0.1, homing = prey }
    wait(10)
    shot.fire { x = 30, y = 10, angle = 0, speed = 0.1, homing = prey }
    wait(10)
    print(shot.count())
  end)):equals { "2" }
end)

it("a shot bounces a number of times, at given edges", function()
  expect(test.play(200, function()
    shot.field { width = 40, height = 40, margin = 0 }
    shot.fire { x = 20, y = 20, angle = 0, speed = 10, bounce = 2 }
    shot.fire { x = 20, y = 20, angle = 90, speed = 10, bounce = { n = 2, edges = "sides" } }
    shot.fire { x = 20, y = 20, angle = 90, speed = 10, bounce = { edges = { "top", "bottom" } } }
    shot.fire { x = 20, y = 20, angle = 45, speed = 10, bounce = true }
    wait(4)
    print(shot.count())
    wait(20)
    print(shot.count())
  end)):equals { "3", "2" }
end)

it("a shot wraps round its field", function()
  expect(hit_after({ x = 12, y = 20 }, function()
    shot.fire { x = 30, y = 20, angle = 0, speed = 10, radius = 1, wrap = true,
      field = { x = 5, y = 5, width = 35, height = 35, margin = 0 } }
  end, 4)):equals { "2" }
end)

it("a shot circles a moving task, and flies on after the task's end", function()
  expect(test.play(20, function(self)
    self.group, self.hitbox, self.x, self.y = "ship", circle(1), 60, 50
    self.on_hit = function() print "hit" end
    local boss = spawn(function(boss)
      boss.x, boss.y = 30, 30
      wait(1)
      boss.x = 50
      wait(1)
    end)
    shot.fire { from = boss, angle = 180, orbit = { around = boss, radius = 10, turn = 90, grow = 5 } }
    wait(9)
  end)):equals {}
  expect(hit_after({ x = 30, y = 50 }, function(self)
    shot.fire { x = 30, y = 30, angle = 0, orbit = { around = { x = 30, y = 30 }, radius = 20, turn = 90 } }
  end, 3)):equals { "1" }
end)

it("a shot moves with its carrier", function()
  expect(test.play(10, function(self)
    self.group, self.hitbox, self.x, self.y = "ship", circle(1), 60, 10
    self.on_hit = function() print "hit" end
    local boss = spawn(function(boss)
      boss.x, boss.y = 10, 10
      while true do
        wait(1)
        boss.x = boss.x + 10
      end
    end)
    shot.fire { x = 10, y = 10, speed = 0, radius = 1, attach = boss }
    wait(9)
  end)):equals { "hit" }
end)

it("shots live in the field of the pool, or in their own, until the scene ends", function()
  expect(test.play(9, function()
    shot.field { x = 10, y = 10, width = 20, height = 20, margin = 5 }
    shot.fire { x = 34, y = 20, angle = 0, speed = 2 }
    shot.fire { x = 34, y = 20, angle = 0, speed = 2, margin = 9 }
    shot.fire { x = 34, y = 20, angle = 0, speed = 2, field = { width = 50, height = 50 } }
    wait(1)
    print(shot.count())
    wait(3)
    print(shot.count())
  end)):equals { "2", "1" }
end)

it("a slowed group of shots moves, changes and waits more slowly", function()
  expect(hit_after({ x = 40, y = 40 }, function(self)
    task.rate("shot", 0.5)
    shot.fire { x = 40, y = 10, angle = 180, speed = 10, radius = 1,
      changes = { { at = 2, speed = 0 }, { at = 10, aim = self, speed = 9 } } }
  end)):equals { "28" }
end)

describe("an invalid movement is refused:", function()
  local function refused(reason, options)
    it(reason, function()
      local line = test.line(1)
      expect(test.error(function() options.x, options.y = 1, 1 shot.fire(options) end)):begins_with(line .. ": shot.fire: " .. reason)
    end)
  end

  refused("option 'delay' must be from 0 to 1000000 but was -1", { delay = -1 })
  refused("option 'life' must be from 1 to 1000000 but was 0", { life = 0 })
  refused("option 'margin' must be at least 0 but was -1", { margin = -1 })
  refused("option 'accel' must be a number but was a string", { accel = "fast" })
  refused("option 'changes' must be a list of tables, such as { { at = 30, speed = 1 } }, but was 3", { changes = 3 })
  refused("option 'changes' must be a list of tables, such as { { at = 30, speed = 1 } }, but was a table without a first element",
    { changes = { at = 3 } })
  refused("option 'changes' must be a list of tables, such as { { at = 30, speed = 1 } }, but was a list with 3", { changes = { 3 } })
  refused("changes[2]: unknown option 'sped' (did you mean 'speed'?)", { changes = { { at = 1, speed = 1 }, { at = 2, sped = 1 } } })
  refused("changes[1]: option 'at' must be a whole number but was missing", { changes = { { speed = 1 } } })
  refused("changes[1]: option 'at' must be from 0 to 1000000 but was -1", { changes = { { at = -1, speed = 1 } } })
  refused("changes[1]: option 'every' must be from 1 to 1000000 but was 0", { changes = { { at = 1, every = 0 } } })
  refused("changes[1]: option 'over' must be from 0 to 1000000 but was -1", { changes = { { at = 1, over = -1 } } })
  refused("changes[1]: option 'times' needs 'every', the ticks from one time to the next", { changes = { { at = 1, times = 2 } } })
  refused("changes[1]: option 'aim' must be a task, or a table with x and y, but was a string", { changes = { { at = 1, aim = "ship" } } })
  refused("option 'homing' must be a task, or a table with x and y, but was 3", { homing = 3 })
  refused("homing: option 'target' must be a task, or a table with x and y, but was nil", { homing = { turn = 3 } })
  refused("homing: option 'turn' must be at least 0 but was -1", { homing = { target = { x = 1, y = 1 }, turn = -1 } })
  refused("option 'bounce' must be a whole number of at least 0, true, or a table with n and edges but was -1", { bounce = -1 })
  refused("bounce: option 'edges' must be one of all, sides, ends, left, right, top, bottom but was 'side' (did you mean 'sides'?)",
    { bounce = { edges = "side" } })
  refused("bounce: option 'n' must be from 0 to 1000000 but was -2", { bounce = { n = -2 } })
  refused("option 'orbit' must be a table with around and radius but was 3", { orbit = 3 })
  refused("orbit: option 'around' must be a task, or a table with x and y, but was nil", { orbit = { radius = 3 } })
  refused("orbit: option 'radius' must be at least 0 but was -3", { orbit = { around = { x = 1, y = 1 }, radius = -3 } })
  refused("option 'attach' must be a task, or a table with x and y, but was a boolean", { attach = true })
  refused("option 'field' must be a table with x, y, width and height but was 3", { field = 3 })
  refused("field: option 'width' must be a number but was missing", { field = { height = 3 } })
  refused("field: option 'height' must be at least 1 but was 0", { field = { width = 3, height = 0 } })
end)

it("an invalid field is refused", function()
  expect(test.error(function() shot.field { width = 0, height = 3 } end))
    :begins_with(test.line(-1) .. ": shot.field: option 'width' must be at least 1 but was 0")
end)

describe("a fast shot that bounces or wraps", function()
  local function hits(place, more)
    return hit_after(place, function()
      local options = { x = 90, y = 50, angle = 0, speed = 40, radius = 1 }
      for name, value in pairs(more) do options[name] = value end
      shot.fire(options)
    end, 3)
  end

  it("hits targets before the edge", function()
    expect(hits({ x = 97, y = 50 }, { bounce = 1 })):equals { "1" }
  end)

  it("hits targets before the edge where it leaves", function()
    expect(hits({ x = 97, y = 50 }, { wrap = true, margin = 0 })):equals { "1" }
  end)

  it("hits targets on its way back", function()
    expect(hits({ x = 85, y = 50 }, { bounce = 1 })):equals { "1" }
  end)

  it("hits targets where it enters again", function()
    expect(hits({ x = 5, y = 50 }, { wrap = true, margin = 0 })):equals { "1" }
  end)

  it("does not hit targets beyond the edge", function()
    expect(hits({ x = 104, y = 50 }, { bounce = 1 })):equals {}
    expect(hits({ x = 104, y = 50 }, { wrap = true, margin = 0 })):equals {}
    expect(hits({ x = -5, y = 50 }, { wrap = true, margin = 0 })):equals {}
  end)

  it("hits a target only once, and others in the order of contact", function()
    expect(test.play(3, function()
      shot.field { width = 100, height = 100 }
      local function stand(name, x)
        spawn(function() wait(9) end, {
          group = "ship", hitbox = circle(1), x = x, y = 50, on_hit = function() print(name) end,
        })
      end
      stand("way back", 75)
      stand("both ways", 95)
      shot.fire { x = 90, y = 50, angle = 0, speed = 40, radius = 1, bounce = 1, piercing = true, hits = "ship" }
      wait(1)
    end)):equals { "way back", "both ways" }
  end)

  it("grazes targets near its path to the edge", function()
    expect(test.play(3, function(self)
      shot.field { width = 100, height = 100 }
      self.group, self.graze, self.x, self.y = "ship", 3, 97, 54
      self.on_graze = function() print "graze" end
      shot.fire { x = 90, y = 50, angle = 0, speed = 40, radius = 2, bounce = 1, hits = "ship" }
      wait(2)
    end)):equals { "graze" }
  end)
end)

it("a circling shot does not bounce", function()
  shot.field { width = 100, height = 100 }
  local s = shot.fire {
    x = 90, y = 50, keep = true, bounce = true, margin = 100,
    orbit = { around = { x = 90, y = 50 }, radius = 30, turn = 20 },
  }
  test.run_ticks(50)
  expect(math.sqrt((s.x - 90) ^ 2 + (s.y - 50) ^ 2)):is_near(30, 0.001)
end)

describe("another shot", function()
  local function big()
    shot.field { width = 200, height = 200 }
    return shot.fire { x = 50, y = 50, angle = 0, speed = 2, keep = true }
  end

  it("can be circled, until it ends", function()
    local sun = big()
    local moon = shot.fire { x = 0, y = 0, keep = true, orbit = { around = sun, radius = 20, turn = 10 } }
    test.run_ticks(9)
    expect(sun.x - moon.x):is_near(20, 0.001)
    sun:kill()
    test.run_ticks(1)
    local x = moon.x
    test.run_ticks(1)
    expect(moon.x - x == 0):is_false()
  end)

  it("can carry, and be a target", function()
    local target = big()
    local carried = shot.fire { x = 50, y = 60, speed = 0, keep = true, attach = target }
    local seeker = shot.fire { x = 50, y = 0, angle = 0, speed = 1, keep = true, homing = { target = target, turn = 180 } }
    local turned = shot.fire { x = 50, y = 0, angle = 0, speed = 0, keep = true, changes = { { at = 9, aim = target } } }
    test.run_ticks(10)
    expect({ carried.x, carried.y }):equals { 70, 60 }
    expect(seeker.angle > 45 and seeker.angle < 90):is_true()
    expect(turned.angle < 75):is_true()
  end)

  it("keeps its last position after its end", function()
    local target = big()
    target:kill()
    local s = shot.fire { x = 10, y = 10, speed = 1, keep = true, attach = target, homing = target }
    test.run_ticks(2)
    expect({ s.x, s.y }):equals { 10, 12 }
  end)
end)

it("speed limits also apply to a later acceleration", function()
  local s = shot.fire { x = 10, y = 10, angle = 0, speed = 1, max_speed = 3, min_speed = -1, keep = true }
  expect({ s.min_speed, s.max_speed }):equals { -1, 3 }
  s.accel = 0.5
  test.run_ticks(20)
  expect(s.speed):equals(3)
end)

it("an infinite limit is no limit", function()
  local s = shot.fire { x = 10, y = 10, speed = 1, accel = 1, max_speed = math.huge, min_speed = -math.huge, keep = true }
  test.run_ticks(3)
  expect({ s.speed, s.max_speed }):equals { 4 }
end)

it("values that are not numbers are refused by name", function()
  local nan = 0 / 0
  expect(function() shot.fire { x = 1, y = 1, min_speed = nan } end):fails_with "option 'min_speed' must be a number but was nan, as 0/0 is"
  expect(function() shot.fire { x = 1, y = 1, accel = nan } end):fails_with "option 'accel' must be a number but was nan, as 0/0 is"
  expect(function() shot.fire { x = 1, y = 1, changes = { { at = 1 }, { at = 2, speed = nan } } } end)
    :fails_with "shot.fire: changes[2]: option 'speed' must be a number but was nan, as 0/0 is"
  expect(function() shot.fire { x = 1, y = 1, min_speed = 5, max_speed = 1 } end)
    :fails_with "shot.fire: option 'min_speed' must be at most that of 'max_speed', 1, but was 5"
end)

it("shots fly at most 64 times as fast", function()
  expect(function() task.rate("shot", 1e9) end):fails_with "task.rate: the rate of 'shot' must be at most 64 but was 1000000000"
  local s = shot.fire { x = 10, y = 10, angle = 0, speed = 0.01, keep = true }
  task.rate(nil, 1e9)
  test.run_ticks(1)
  task.rate(nil, 1)
  expect(s.age):equals(64)
end)
