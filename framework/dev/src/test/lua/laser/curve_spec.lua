-- Lasers that follow a head.

local function curve(options)
  options.x, options.y, options.angle, options.speed = 0, 8, 0, options.speed or 4
  return laser.curve(options)
end

it("its head flies, and its body follows the path of the head", function()
  local one = curve { tail = 5 }
  test.run_ticks(3)
  expect(one.x):equals(12)
  expect(one.length):equals(12)
  test.run_ticks(7)
  expect(one.length):equals(20)
end)

it("its head can do what shots can do", function()
  local one = curve { turn = 90, tail = 3, speed = 2, accel = 0 }
  test.run_ticks(4)
  expect(one.length):is_near(6, 0.001)
  expect(one.x):is_near(0, 0.001)
end)

it("when its head has left, its body disappears there", function()
  local one = curve { tail = 5, life = 6 }
  test.run_ticks(6)
  local length = one.length
  test.run_ticks(2)
  expect(one.length < length):equals(true)
  expect(one:alive()):equals(true)
  test.run_ticks(5)
  expect(one:alive()):equals(false)
  expect(laser.count()):equals(0)
end)

local function target(x, y)
  return spawn(function(self)
    self.group, self.hitbox, self.x, self.y, self.n = "ship", circle(1), x, y, 0
    self.on_hit = function() self.n = self.n + 1 end
    wait(999)
  end)
end

it("it hurts once in each tick, however often its body crosses the target", function()
  local ship = target(16, 8)
  curve { tail = 4, width = 8 }
  test.run_ticks(5)
  local before = ship.n
  expect(before > 0):equals(true)
  test.run_ticks(1)
  expect(ship.n):equals(before + 1)
  test.run_ticks(9)
  expect(ship.n <= before + 3):equals(true)
end)

it("a cut leaves two pieces, which fly on", function()
  local one = curve { tail = 12, speed = 2 }
  test.run_ticks(12)
  expect(one.length):equals(24)
  expect(laser.cut { x = 12, y = 8, radius = 2.5 }):equals(1)
  test.run_ticks(1)
  local left = one.length
  expect(left > 12 and left < 22):equals(true)
  test.run_ticks(4)
  expect(one.length):equals(left)                     -- the hole goes along
  local ship = target(22, 8)                          -- where the hole is now
  test.run_ticks(1)
  expect(ship.n):equals(0)
end)

it("kill ends its head, too", function()
  local one = curve {}
  one:kill()
  test.run_ticks(1)
  expect(one:alive()):equals(false)
  expect(shot.count()):equals(0)
end)

it("it can be moved and turned", function()
  local one = curve { speed = 1 }
  test.run_ticks(2)
  one.angle = 90
  test.run_ticks(2)
  expect(one.y):is_near(10, 0.001)
end)

it("a tail of length 0 is an error in its line", function()
  expect(test.error(function() laser.curve { x = 1, y = 1, tail = 0 } end))
    :begins_with(test.line(-1) .. ": laser.curve: option 'tail' must be from 1 to 1000 but was 0")
end)

it("other values than lasers are refused", function()
  local alive = curve {}.alive
  expect(test.error(function() alive {} end))
    :begins_with(test.line(-1) .. ": alive: this is not a laser; write laser:alive() with a colon")
end)

it("a change cannot give a laser another kind", function()
  expect(test.error(function() laser.curve { x = 1, y = 1, changes = { { at = 1, kind = "star" } } } end))
    :contains "laser.curve: changes[1]: option 'kind' is for shots; this one keeps its look"
end)

it("functions that count, find or cancel shots ignore its head", function()
  local one = curve {}
  test.run_ticks(2)
  expect(shot.count()):equals(0)
  for _ in shot.each() do error "found" end
  local items = 0
  expect(shot.cancel { into = function() items = items + 1 end }):equals(0)
  shot.clear()
  expect(items):equals(0)
  local length = one.length
  test.run_ticks(2)
  expect(one.length > length):equals(true)
  shot.fire { x = 1, y = 1 }
  expect(shot.count()):equals(1)
  one:kill()
  expect(shot.count()):equals(1)
end)

describe("with a delay", function()
  --- One letter for each tick: h for a hit, g for a graze, m for both.
  local function life(n, options)
    local hits, grazes = 0, 0
    spawn(function(self)
      self.group, self.hitbox, self.x, self.y, self.graze = "ship", circle(1), 4, 8, 30
      self.on_hit = function() hits = hits + 1 end
      self.on_graze = function() grazes = grazes + 1 end
      wait_forever()
    end)
    local one, letters = laser.curve(options), {}
    for i = 1, n do
      local hit, graze = hits, grazes
      test.run_ticks(1)
      letters[i] = hits > hit and "h" or grazes > graze and "g" or "."
    end
    return table.concat(letters), one
  end

  it("it hits and grazes from the tick after the delay, as one without does at once", function()
    local at_once = life(12, { x = 0, y = 8, angle = 0, speed = 4, tail = 3 })
    expect(at_once):equals "hhhh..g....."
    expect((life(12, { x = 0, y = 8, angle = 0, speed = 4, tail = 3, delay = 5 }))):equals("....." .. at_once:sub(1, 7))
    expect((life(12, { x = 0, y = 8, angle = 0, speed = 4, tail = 3, delay = 5, homing = { x = 90, y = 8 } })))
      :equals("....." .. at_once:sub(1, 7))
  end)

  it("it does not exist during the delay", function()
    local one = laser.curve { x = 20, y = 8, angle = 0, delay = 3, width = 8 }
    for _ = 1, 3 do
      expect({ one.length, one:alive(), laser.cut { x = 20, y = 8, radius = 9 } }):equals { 0, true, 0 }
      test.run_ticks(1)
      test.expect_picture({ "." }, 20, 8)
    end
    expect(one.length):equals(0)
    test.run_ticks(2)
    expect(one.length):equals(6)
    expect(laser.cut { x = 20, y = 8, radius = 2 }):equals(1)
  end)

  it("it moves with its carrier, and leaves no trail", function()
    local carrier = spawn(function(self)
      self.x, self.y = -20, 8
      move_to(self, 40, 8, 5)
      wait_forever()
    end)
    local letters, one = life(9, { from = carrier, angle = 90, speed = 2, tail = 20, delay = 6, attach = carrier })
    expect(letters):equals "........."
    expect({ one.x, one.length }):equals { 40, 6 }
  end)

  it("it can be killed before it begins", function()
    local one = laser.curve { x = 20, y = 8, delay = 3 }
    expect(laser.count()):equals(1)
    laser.clear()
    expect({ laser.count(), one:alive() }):equals { 0, false }
  end)

  it("it follows the rate of shots", function()
    task.rate("shot", 0.5)
    local one = laser.curve { x = 20, y = 8, angle = 0, speed = 4, delay = 3 }
    test.run_ticks(6)
    expect(one.length):equals(0)
    local at_once = laser.curve { x = 20, y = 8, angle = 0, speed = 4 }
    test.run_ticks(4)
    expect({ one.length, at_once.length }):equals { 6, 6 }
    task.rate("shot", 1)
  end)
end)

it("while its head rests and it is invisible, it hits nothing", function()
  local ship = target(20, 8)
  laser.curve { x = 20, y = 8, speed = 0 }
  test.run_ticks(5)
  expect(ship.n):equals(0)
end)
