-- Where maps are solid, and bodies that slide along them.

local function body(x, y) return { x = x, y = y, hitbox = box(8, 8) } end

it("tiles with shapes, tiles with the property and layers with the property are solid", function()
  local m = map.load "maps/hills"
  expect { m:solid(8, 88), m:solid(36, 70), m:solid(44, 70) }:equals { true, false, true }
  expect { m:solid(52, 70), m:solid(60, 70) }:equals { true, false }
  expect { m:solid(84, 72), m:solid(8, 40), m:solid(24, 40) }:equals { false, true, false }
  expect { m:solid(100, 18), m:solid(-5, 90) }:equals { false, false }
end)

it("a ray returns the first solid position and the direction away from the ground", function()
  local m = map.load "maps/hills"
  expect { m:ray(100, 40, 300, 40) }:equals { 176, 40, -1, 0 }
  expect { m:ray(8, 50, 8, 100) }:equals { 8, 80, 0, -1 }
  local x, y, normal_x, normal_y = m:ray(40, 40, 40, 100)
  expect { x, y }:equals { 40, 72 }
  expect { math.floor(normal_x * 1000), math.floor(normal_y * 1000) }:equals { -708, -708 }
  expect { m:ray(5, 85, 100, 85) }:equals { 5, 85, 0, 0 }
  expect(m:ray(100, 40, 170, 40)):equals(nil)
end)

it("the floor is the highest one below a position", function()
  local m = map.load "maps/hills"
  expect { m:floor(8, 50) }:equals { 80, 0 }
  expect { m:floor(100, 0) }:equals { 16, 0 }
  expect { m:floor(100, 18) }:equals { 80, 0 }
  expect { m:floor(40, 50) }:equals { 72, -45 }
  expect { m:floor(56, 50) }:equals { 72, 45 }
  expect(m:floor(8, 50, 29)):equals(nil)
  expect(m:floor(8, 85)):equals(nil)
  expect(m:floor(-8, 50)):equals(nil)
end)

it("a body falls, stands and stops at walls", function()
  local m = map.load "maps/hills"
  local b = body(140, 40)
  expect { m:slide(b, 2, 3) }:equals { 2, 3 }
  expect { b.x, b.y, b.grounded, b.wall, b.ceiling }:equals { 142, 43, false, false, false }
  expect { m:slide(b, 0, 100) }:equals { 0, 0 }
  expect { b.x, b.y, b.grounded }:equals { 142, 76, true }
  expect { m:slide(b, 1e6, 0) }:equals { 0, 0 }
  expect { b.x, b.wall, b.grounded }:equals { 172, 1, true }
  m:slide(b, -1e6, -1)
  expect(b.wall):equals(false)
  b.x, b.y = 24, 60
  m:slide(b, 0, -100)
  expect { b.y, b.ceiling }:equals { -40, false }
  b.x, b.y = 10, 60
  expect { m:slide(b, 1, -100) }:equals { 1, 0 }
  expect { b.y, b.ceiling }:equals { 52, true }
end)

it("a body walks over hills", function()
  local m = map.load "maps/hills"
  local b = body(20, 76)
  for _ = 1, 40 do
    m:slide(b, 1.5, 0.3)
    expect { b.grounded, b.wall }:equals { true, false }
    if b.x == 41 then expect(b.floor_angle):equals(-45) end
  end
  expect { b.x, b.y }:equals { 80, 76 }
  expect { m:slide(b, -100, 0, { climb = 0 }) }:equals { 0, 0 }
  expect(b.wall):equals(-1)
end)

it("a body drops through a platform", function()
  local m = map.load "maps/hills"
  local b = body(110, 5)
  m:slide(b, 0, 50)
  expect { b.y, b.grounded }:equals { 12, true }
  m:slide(b, 0, 50, { drop = true })
  expect { b.y, b.grounded }:equals { 62, false }
end)

it("seen from above there is no floor", function()
  local m = map.load "maps/hills"
  local b = { x = 20, y = 70 }
  expect { m:slide(b, 0, 20, { top_down = true, width = 6, height = 10 }) }:equals { 0, 0 }
  expect { b.x, b.y, b.grounded }:equals { 20, 75, false }
end)

it("tasks slide, and their position is that of the task", function()
  local m = map.load "maps/hills"
  local hero = spawn(function(self)
    self.x, self.y, self.hitbox, self.fall = 140, 40, box(8, 8), 0
    while true do
      self.dx, self.fall = m:slide(self, 0, self.fall + 0.5)
      wait(1)
    end
  end)
  test.run_ticks(40)
  expect { hero.x, hero.y, hero.grounded, hero.fall }:equals { 140, 76, true, 0 }
end)

it("the ground changes with the tiles", function()
  local m = map.load "maps/hills"
  expect(m:solid(8, 8)):equals(false)
  m:set_tile("ground", 0, 0, 1)
  expect(m:solid(8, 8)):equals(true)
  m:set_tile("ground", 0, 5)
  expect(m:solid(8, 88)):equals(false)
  scene.change "idle"
  test.run_ticks(2)
  expect { m:solid(8, 8), m:solid(8, 88) }:equals { false, true }
end)

it("errors name the argument, the map and the line", function()
  local m = map.load "maps/hills"
  expect(test.error(function() m:solid(1e10, 5) end)):begins_with(test.line(0) .. ": m:solid: x must be")
  expect(test.error(function() m:slide({ x = 5, y = 5 }, 1, 1) end)):contains
    "m:slide: the body needs a hitbox, such as self.hitbox = box(12, 16), or the options width and height"
  expect(test.error(function() m:slide(body(5, 5), 0 / 0, 1) end)):contains
    "(dx: number expected, got"
  expect(test.error(function() m:slide(body(0 / 0, 5), 1, 1) end)):contains
    "m:slide: x of the body must be a number but was nan"
  expect(test.error(function() m:slide(body(5, "left"), 1, 1) end)):contains
    "m:slide: y of the body must be a number but was a string"
  expect(test.error(function() m:slide(body(1e10, 5), 1, 1) end)):contains "m:slide: x of the body must be from"
  expect(test.error(function() m:slide(body(5, 5), 1, 1, { climb = 65 }) end)):contains
    "m:slide: option 'climb' must be from 0 to 64 but was 65"
  expect(test.error(function() m:floor(5, 5, -1) end)):contains "m:floor: reach must be from 0 to 1000000000 but was -1"
  expect(test.error(function() m.solid({}, 5, 5) end)):contains "m:solid: this is not a map; write m:solid(...)"
  local tilted = map.load "maps/tilted"
  expect(test.error(function() tilted:solid(5, 5) end)):contains
    "m:solid: maps/tilted.tmx: ground needs an orthogonal map, but it is isometric"
end)

it("arguments of methods are counted from the one after the colon", function()
  local m = map.load "maps/hills"
  local function called() m:slide(body(5, 5)) end
  local function returned() return m:solid(5, "low") end -- kodama: ignore wrong-kind
  for _ = 1, 300 do
    expect(test.error(called)):contains "bad argument #2 to 'slide' (dx: number expected, got no value)"
    expect(test.error(returned)):contains "bad argument #2 to 'solid' (y: number expected, got string)"
  end
  expect(test.error(function() draw:rect(1, 2, 3, 4) end)):contains
    "calling 'rect' on bad self (x: number expected, got table)"
end)

it("a large body in a wall of small cells uses up its budget quickly", function()
  local rows = {}
  for i = 1, 100 do rows[i] = (i % 7 == 0 and "#/..\\#==.." or ".........."):rep(20) end
  local m = map.from_rows(rows, { size = 1 })
  local large = { width = 1024, height = 1024, climb = 64 }
  local each = {}
  expect(test.error(function()
    while true do -- kodama: ignore endless-loop
      each.x, each.y = 100, 50
      m:slide(each, 1, 1, large)
    end
  end)):contains "ran longer than"
end)
