-- Platforms: tasks on which bodies stand, and which carry them.
local level

before_each(function()
  level = map.from_rows { "          ", "          ", "          ", "          ", "          ", "##########" }
end)

local function mover(dx, dy)
  return function(self)
    self.hitbox = box(32, 8)
    level:platform(self, { one_way = self.one_way })
    while true do
      self.x, self.y = self.x + dx, self.y + dy
      wait(1)
    end
  end
end

-- falls, and stays on what it has fallen on; runs before or after the platform
local function faller(x, y, priority, gravity)
  return spawn(function(self)
    self.hitbox, self.dy = box(8, 10), 0
    while true do
      local _, dy = level:slide(self, 0, self.dy + (gravity or 0.3))
      self.dy = dy
      wait(1)
    end
  end, { x = x, y = y, priority = priority })
end

local function rides(dx, dy, one_way)
  for _, priority in ipairs { -1, 1 } do
    local platform = spawn(mover(0, 0), { x = 60, y = 50, one_way = one_way })
    local body = faller(60, 30, priority)
    test.run_ticks(30)
    expect(body.grounded):equals(true)
    expect(body.platform):equals(platform)
    expect(body.y):equals(50 - 4 - 5)
    local way = 0
    platform:spawn(function()
      while true do
        platform.x, platform.y, way = platform.x + dx, platform.y + dy, way + 1
        wait(1)
      end
    end)
    for _ = 1, 40 do
      test.run_ticks(1)
      expect(body.grounded):equals(true)
      expect(math.abs(body.y + 9 - platform.y) <= 1 + math.abs(dy)):equals(true)
      expect(math.abs(body.x - platform.x) <= math.abs(dx) + 0.01):equals(true)
    end
    platform:kill()
    body:kill()
    test.run_ticks(1)
  end
end

it("they carry bodies sideways", function() rides(0.7, 0) end)
it("they lift bodies", function() rides(0, -0.4) end)
it("they lower bodies", function() rides(0, 0.3) end)
it("those that are open from below carry bodies, too", function() rides(-0.7, 0.2, true) rides(0.3, -0.7, true) end)

it("solid ones stop what comes from below, others do not", function()
  for _, one_way in ipairs { false, true } do
    local platform = spawn(mover(0, 0), { x = 60, y = 50, one_way = one_way })
    test.run_ticks(1)
    local body = { x = 60, y = 70, hitbox = box(8, 10) }
    local _, dy = level:slide(body, 0, -30)
    expect(body.ceiling):equals(not one_way)
    expect(dy):equals(one_way and -30 or 0)
    expect(body.y):equals(one_way and 40 or 59)
    platform:kill()
  end
end)

it("solid ones stop bodies from the side, and push them", function()
  local platform = spawn(mover(0, 0), { x = 60, y = 75 })
  test.run_ticks(1)
  local body = { x = 90, y = 75, hitbox = box(8, 10) }
  level:slide(body, -30, 0)
  expect(body.wall):equals(-1)
  expect(body.x):equals(80)
  platform.x = 66
  level:slide(body, 0, 0)
  expect(body.x):equals(86)
end)

it("a body falls when its platform ends", function()
  local platform = spawn(mover(0, 0), { x = 60, y = 40 })
  local body = faller(60, 20, 1)
  test.run_ticks(30)
  expect(body.platform):equals(platform)
  platform:kill()
  test.run_ticks(60)
  expect(body.platform):equals(nil)
  expect(body.y):equals(75)
end)

it("a platform does not push a body into a wall", function()
  level = map.from_rows { "     #    ", "     #    ", "     #    ", "     #    ", "     #    ", "##########" }
  spawn(mover(0.5, 0), { x = 40, y = 50, one_way = true })
  local body = faller(44, 30, 1)
  for _ = 1, 120 do
    test.run_ticks(1)
    expect(level:solid(body.x + 3.9, body.y)):equals(false)
  end
  expect(body.x):equals(76)
end)

it("its size is that of the options or of the hitbox", function()
  local task = spawn(function() wait_forever() end, { x = 60, y = 50 })
  test.run_ticks(1)
  expect(test.error(function() level:platform(task) end)):contains(
    "m:platform: the task needs a hitbox, such as self.hitbox = box(12, 16), or the options width and height")
  level:platform(task, { width = 40, height = 6 })
  local body = { x = 79, y = 30, hitbox = box(8, 10) }
  level:slide(body, 0, 30)
  expect(body.y):equals(42)
  task:kill()
  expect(test.error(function() level:platform(task, { width = 4, height = 4 }) end)):contains "m:platform"
end)

it("wrong values in the fields of a body do no harm", function()
  local platform = spawn(mover(0, 0), { x = 60, y = 50 })
  local body = faller(60, 30, 1)
  test.run_ticks(30)
  body.platform_x, body.platform_y = 0 / 0, "far"
  test.run_ticks(1)
  expect(body.x):equals(60)
  body.platform = {}
  test.run_ticks(1)
  expect(body.platform):equals(platform)
end)

-- a body, and a platform that would be at 100, y after 8 ticks; returns both after 12 ticks
local function crossing(size, priority, dx, dy, y, one_way, gravity)
  level = map.from_rows { " " }
  local platform = spawn(mover(dx, dy), { x = 100 - dx * 8, y = y - dy * 8, one_way = one_way })
  platform.hitbox = size
  level:platform(platform, { one_way = one_way })
  local body = faller(100, 60, priority, gravity)
  test.run_ticks(12)
  return platform, body
end

it("fast ones do not pass through bodies that fall onto them", function()
  for speed = 1, 16 do
    for _, priority in ipairs { -1, 1 } do
      for _, one_way in ipairs { false, true } do
        for dx = -1, 1 do
          local platform, body = crossing(box(400, 4), priority, dx * speed, -speed, 75, one_way)
          test.run_ticks(3)
          expect { speed, dx, body.platform, body.grounded }:equals { speed, dx, platform, true }
          expect(math.abs(body.y + 5 + 2 - platform.y) <= speed):equals(true)
          platform:kill()
          body:kill()
        end
      end
    end
  end
end)

it("fast solid ones push bodies in all directions", function()
  for speed = 1, 16 do
    for _, priority in ipairs { -1, 1 } do
      for _, way in ipairs { { -1, 0 }, { 1, 0 }, { 0, 1 } } do
        local dx, dy = way[1] * speed, way[2] * speed
        local size = dx == 0 and box(90, 4) or box(4, 90)
        local platform, body = crossing(size, priority, dx, dy, 60, false, 0)
        local ahead = (body.x - platform.x) * way[1] + (body.y - platform.y) * way[2]
        expect { speed, way, ahead >= (dx == 0 and 7 or 6) - speed }:equals { speed, way, true }
        platform:kill()
        body:kill()
      end
    end
  end
end)

it("fast ones that are open from below let bodies pass upward, sideways and on request", function()
  for speed = 1, 16 do
    local platform = spawn(mover(0, 0), { x = 60, y = 50, one_way = true })
    local body = { x = 60, y = 62, hitbox = box(8, 10) }
    level:slide(body, 0, 0, { drop = true })
    platform.y = platform.y - speed
    level:slide(body, 0, 0)
    expect(body.y):equals(62)
    platform.x, platform.y = 100, 66
    body.x = 60
    level:slide(body, 0, 0)
    platform.x = 100 - 16
    level:slide(body, 0, 0)
    expect(body.y):equals(62)
    body.y, platform.x, platform.y = 40, 60, 50
    level:slide(body, 0, 0, { drop = true })
    platform.y = 50 - speed
    level:slide(body, 0, 0, { drop = true })
    expect(body.y):equals(40)
    platform:kill()
  end
end)

it("a platform that jumps does not take bodies along", function()
  local platform = spawn(mover(0, 0), { x = 60, y = 90 })
  local body = { x = 60, y = 40, hitbox = box(8, 10) }
  level:slide(body, 0, 0)
  platform.y = 10
  level:slide(body, 0, 0)
  expect { body.x, body.y }:equals { 60, 40 }
  platform:kill()
end)

it("solid ones are found by queries, those that are open from below only as floors", function()
  for _, one_way in ipairs { false, true } do
    local platform = spawn(mover(0, 0), { x = 60, y = 50, one_way = one_way })
    test.run_ticks(1)
    expect { level:solid(60, 50), level:solid(76, 50), level:solid(60, 45) }:equals { not one_way, false, false }
    expect(level:sees(20, 50, 100, 50)):equals(one_way)
    expect { level:ray(20, 50, 100, 50) }:equals(one_way and { nil } or { 44, 50, -1, 0 })
    expect { level:ray(60, 0, 60, 78) }:equals(one_way and { nil } or { 60, 46, 0, -1 })
    expect { level:ray(60, 70, 60, 0) }:equals(one_way and { nil } or { 60, 54, 0, 1 })
    expect { level:ray(60, 50, 60, 0) }:equals(one_way and { nil } or { 60, 50, 0, 0 })
    expect { level:floor(60, 20) }:equals { 46, 0 }
    expect { level:floor(60, 46) }:equals { 46, 0 }
    expect { level:floor(60, 50) }:equals(one_way and { 80, 0 } or { nil })
    expect { level:floor(20, 20) }:equals { 80, 0 }
    platform.x = 160
    expect { level:solid(60, 50), level:sees(20, 50, 100, 50) }:equals { false, true }
    platform:kill()
    expect { level:floor(150, 20) }:equals { 80, 0 }
  end
end)

it("a platform does not find itself", function()
  local seen
  local platform = spawn(function(self)
    self.hitbox = box(32, 8)
    level:platform(self)
    seen = { level:solid(60, 50), level:sees(60, 50, 120, 50), (level:floor(60, 40)) }
    wait_forever()
  end, { x = 60, y = 50 })
  test.run_ticks(1)
  expect(seen):equals { false, true, 80 }
  platform:kill()
end)

it("solid ones are walls for shots, where they are in the tick", function()
  local platform = spawn(mover(0, 1), { x = 100, y = 20 })
  shot.field { x = 0, y = 0, width = 320, height = 160 }
  local ended, bounced
  local function fire(walls)
    return shot.fire { x = 20, y = 40, angle = 0, speed = 4, hits = "nobody", walls = walls,
      on_end = function(_, reason) ended = reason end, on_bounce = function(_, at) bounced = at end }
  end
  fire(level)
  test.run_ticks(30)
  expect(ended):equals "wall"
  fire { map = level, action = "bounce" }
  platform.y = 25
  test.run_ticks(24)
  expect(bounced):equals "wall"
  platform:kill()
  ended = nil
  fire(level)
  test.run_ticks(30)
  expect(ended ~= "wall"):equals(true)
end)

it("solid ones that slide themselves do not meet themselves", function()
  local platform = spawn(function(self)
    self.hitbox = box(10, 8)
    level:platform(self)
    while true do
      level:slide(self, 1, 0)
      wait(1)
    end
  end, { x = 20, y = 10 })
  local rider = faller(22, 1, 1, 0)
  for i = 1, 4 do
    test.run_ticks(1)
    expect { platform.x, platform.y }:equals { 21 + i, 10 }
  end
  expect { rider.x, rider.y }:equals { 26, 1 }
  platform:kill()
  rider:kill()
end)

it("shots meet platforms in their field, however many there are elsewhere", function()
  shot.field { x = 0, y = 0, width = 320, height = 160 }
  for i = 1, 300 do spawn(mover(0, 0), { x = 1000 + i * 50, y = 1000 }) end
  spawn(mover(0, 0), { x = 100, y = 40 })
  test.run_ticks(1)
  local ended
  shot.fire { x = 20, y = 40, angle = 0, speed = 4, hits = "nobody", walls = level,
    on_end = function(_, reason) ended = reason end }
  test.run_ticks(30)
  expect(ended):equals "wall"
end)
