-- Lasers that stand.

local function ship(x, y, fields)
  return spawn(function(self)
    self.group, self.hitbox, self.x, self.y, self.hits_taken = "ship", circle(2), x, y, 0
    self.on_hit = function(_, damage) self.hits_taken = self.hits_taken + damage end
    for name, value in pairs(fields or {}) do self[name] = value end
    wait(999)
  end)
end

--- Without warning, growth and fading: it burns for ten ticks from the first.
local function burn(options)
  options.x, options.y = options.x or 0, options.y or 8
  options.angle = options.angle or 0
  options.warn, options.grow, options.burn, options.fade = 0, 0, options.burn or 10, 0
  return laser.beam(options)
end

local function hits_on(x, y, options)
  local target = ship(x, y)
  burn(options)
  test.run_ticks(20)
  return target.hits_taken
end

it("it only warns at first, then hurts in each tick until it fades", function()
  local target = ship(30, 8)
  local beam = laser.beam { x = 0, y = 8, angle = 0, warn = 5, grow = 2, burn = 4, fade = 3 }
  test.run_ticks(4)
  expect(target.hits_taken):equals(0)
  test.run_ticks(6)
  expect(target.hits_taken):equals(6)
  expect(beam:alive()):equals(true)
  test.run_ticks(4)
  expect(target.hits_taken):equals(6)
  expect(beam:alive()):equals(false)
end)

it("it hits half as thick as it looks", function()
  expect(hits_on(30, 12.9, { width = 12 })):equals(9)
  expect(hits_on(30, 13.1, { width = 12 })):equals(0)
  expect(hits_on(30, 13.1, { width = 12, radius = 4 })):equals(9)
end)

it("it has its length, and extends at its speed", function()
  expect(hits_on(58, 8, { length = 50 })):equals(0)
  expect(hits_on(58, 8, { length = 60, damage = 2 })):equals(18)
  local beam = burn { length = 60, speed = 10 }
  test.run_ticks(3)
  expect(beam.length):is_near(30, 0.1)
end)

it("it turns while it is active, or toward a target", function()
  local beam = burn { turn = 5 }
  test.run_ticks(4)
  expect(beam.angle):equals(20)
  local seeking = burn { follow = { x = 0, y = 90 }, turn = 30 }
  test.run_ticks(5)
  expect(seeking.angle):equals(90)
end)

it("it bends at its joints", function()
  expect(hits_on(20, 28, { joints = { { 20, 90 } }, length = 60 })):equals(9)
  expect(hits_on(40, 8, { joints = { { 20, 90 } }, length = 60 })):equals(0)
end)

it("it is reflected at the edges of the picture", function()
  expect(hits_on(24, 8, { x = 0, y = 0, angle = 45, length = 60, bounce = 1, width = 4 })):equals(9)
  expect(hits_on(24, 8, { x = 0, y = 0, angle = 45, length = 60, width = 4 })):equals(0)
end)

it("it moves with its task, and ends with it", function()
  local source = spawn(function(self)
    self.x, self.y = 5, 5
    wait(999)
  end)
  local carried, placed = burn { from = source, x = 5, y = 7, burn = 99 }, burn { from = source, attach = false, burn = 99 }
  source.x = 15
  test.run_ticks(2)
  expect(carried.x):equals(15)
  expect(carried.y):equals(7)
  expect(placed.x):equals(0)
  source:kill()
  test.run_ticks(2)
  expect(carried:alive()):equals(false)
  expect(placed:alive()):equals(true)
end)

it("its fields can be set", function()
  local beam = burn { burn = 99 }
  beam.x, beam.y, beam.angle, beam.width = 4, 3, 45, 6
  test.run_ticks(1)
  expect(beam.x):equals(4)
  expect(beam.angle):equals(45)
  expect(beam.width):equals(6)
  beam:kill()
  expect(beam:alive()):equals(false)
  expect(laser.count()):equals(0)
end)

it("it hurts groups, counts for them and is cleared by them", function()
  burn { hits = { "enemy", "rock" } }
  burn {}
  expect(laser.count()):equals(2)
  expect(laser.count "rock"):equals(1)
  expect(laser.count "nobody"):equals(0)
  laser.clear "rock"
  expect(laser.count()):equals(1)
  laser.clear()
  expect(laser.count()):equals(0)
end)

it("a cut ends it where the circle begins, and ends all of it at its source", function()
  local beam = burn { length = 100, burn = 99 }
  expect(laser.cut { x = 50, y = 8, radius = 10 }):equals(1)
  test.run_ticks(1)
  expect(beam.length):is_near(40, 0.001)
  expect(laser.cut { x = 50, y = 100, radius = 10 }):equals(0)
  expect(laser.cut { x = 0, y = 8, radius = 10, hits = "enemy" }):equals(0)
  expect(laser.cut { x = 0, y = 8, radius = 10 }):equals(1)
  expect(beam:alive()):equals(false)
end)

it("it grazes repeatedly, but not the tasks that it hits", function()
  local count = 0
  ship(30, 20, { graze = 12, on_graze = function(_, _, _, n) count = count + n end })
  burn { graze_every = 4 }
  test.run_ticks(20)
  expect(count):equals(3)
  count = 0
  burn { graze = false }
  test.run_ticks(20)
  expect(count):equals(0)
end)

it("it follows the rate of shots", function()
  task.rate("shot", 0.5)
  local beam = burn { turn = 4 }
  test.run_ticks(4)
  expect(beam.angle):equals(8)
  task.rate("shot", 1)
end)

it("invalid joints and profiles are errors in their lines", function()
  expect(test.error(function() laser.beam { x = 1, y = 1, joints = { { 20, 5 }, { 10, 5 } } } end))
    :begins_with(test.line(-1) .. ": laser.beam: option 'joints' must have each joint farther from the source than the one"
      .. " before, but number 2 is at 10")
  expect(test.error(function() laser.beam { x = 1, y = 1, joints = { 20 } } end))
    :begins_with(test.line(-1) .. ": laser.beam: option 'joints' must hold pairs such as { 80, 45 } but holds")
  expect(test.error(function() laser.beam { x = 1, y = 1, profile = { 1, -1 } } end))
    :begins_with(test.line(-1) .. ": laser.beam: option 'profile' must hold numbers from 0 to 10 but holds -1")
  expect(test.error(function() laser.beam { x = 1, y = 1, profile = { "a" } } end))
    :begins_with(test.line(-1) .. ": laser.beam: option 'profile' must hold numbers but holds")
  expect(test.error(function() laser.beam { x = 1, y = 1, color = "pink" } end))
    :begins_with(test.line(-1) .. ": laser.beam: option 'color' must be")
end)

it("values that are not numbers are errors in their lines", function()
  local nan, huge = 0 / 0, math.huge
  for name, value in pairs { turn = nan, damage = nan, width = huge, length = huge, radius = nan, speed = huge } do
    local options = { x = 1, y = 1, [name] = value }
    expect(test.error(function() laser.beam(options) end))
      :begins_with(test.line(-1) .. ": laser.beam: option '" .. name .. "' must be from ")
  end
  expect(test.error(function() laser.beam { x = 1, y = 1, joints = { { 10, nan } } } end))
    :begins_with(test.line(-1) .. ": laser.beam: option 'joints' must hold numbers but holds ")
  expect(test.error(function() laser.beam { x = 1, y = 1, length = 100001 } end))
    :begins_with(test.line(-1) .. ": laser.beam: option 'length' must be from 1 to 100000 but was 100001")
  expect(test.error(function() laser.beam { x = 1, y = 1, width = 10001 } end))
    :begins_with(test.line(-1) .. ": laser.beam: option 'width' must be from 1 to 10000 but was 10001")
end)

it("a wrong assignment is an error in its line, and the laser continues", function()
  local beam = burn { burn = 99 }
  expect(test.error(function() beam.x = "a" end))
    :begins_with(test.line(-1) .. ": a laser's 'x' must be a number but was a string")
  expect(test.error(function() beam.x = nil end))
    :begins_with(test.line(-1) .. ": a laser's 'x' must be a number but was nil")
  expect(test.error(function() beam.y = 1 / 0 end))
    :begins_with(test.line(-1) .. ": a laser's 'y' must be a finite number but was inf")
  expect(test.error(function() beam.width = -1 end))
    :begins_with(test.line(-1) .. ": a laser's 'width' must be from 0 to 10000 but was -1")
  expect(test.error(function() beam.length = 5 end))
    :begins_with(test.line(-1) .. ": a laser's 'length' cannot be set; it is the laser's current length")
  expect(beam:alive()):equals(true)
end)

it("assignments take effect at once, and are ignored after its end", function()
  local beam = burn {}
  beam.x, beam.mark = 5, "mine"
  expect({ beam.x, beam.mark }):equals { 5, "mine" }
  local names = {}
  for name in pairs(beam) do names[#names + 1] = name end
  expect(names):equals { "mark" }
  beam:kill()
  beam.x, beam.length = 9, 1
  expect(beam.x):equals(5)
end)

it("it is reflected where shots bounce", function()
  shot.field { x = 0, y = 0, width = 40, height = 40 }
  expect(hits_on(24, 8, { x = 30, y = 8, angle = 0, length = 30, bounce = 1, width = 4 })):equals(9)
  shot.field { x = 0, y = 0, width = draw.width, height = draw.height }
end)

it("each tick of its life: it warns, grows, is active and fades", function()
  local hits, grazes, letters = 0, 0, {}
  local beam = laser.beam { x = 0, y = 8, angle = 0, warn = 5, grow = 2, burn = 3, fade = 3, graze_every = 1 }
  ship(30, 8, { on_hit = function() hits = hits + 1 end })
  ship(40, 20, { graze = 12, on_graze = function() grazes = grazes + 1 end })
  for i = 1, 14 do
    local hit, graze = hits, grazes
    test.run_ticks(1)
    letters[i] = (hits > hit and "h" or "-") .. (grazes > graze and "g" or "-")
  end
  expect(table.concat(letters, " ")):equals "-- -- -- -- hg hg hg hg hg -- -- -- -- --"
  expect(beam:alive()):is_false()
end)

it("a cut shortens its warning, and the beam after it", function()
  local beam = laser.beam { x = 0, y = 8, angle = 0, warn = 5, length = 100 }
  test.run_ticks(2)
  expect(laser.cut { x = 60, y = 8, radius = 10 }):equals(1)
  test.run_ticks(1)
  expect(beam.length):is_near(50, 0.001)
  test.run_ticks(20)
  expect(beam.length):is_near(50, 0.001)
end)

it("it hits nothing before it extends", function()
  local target = ship(0, 8)
  laser.beam { x = 0, y = 8, angle = 0, warn = 3, speed = 10 }
  test.run_ticks(3)
  expect(target.hits_taken):equals(0)
  test.run_ticks(1)
  expect(target.hits_taken):equals(1)
end)

it("an option that cannot be changed after firing, or a misspelled field, is an error", function()
  local function refused(name, reason)
    expect(test.error(function() laser.beam { x = 10, y = 10 }[name] = 1 end)):contains(": " .. reason)
  end
  refused("damage", "a laser's 'damage' cannot be changed after firing")
  refused("color", "a laser's 'color' cannot be changed after firing")
  refused("lenght", "a laser has no field 'lenght' (did you mean 'length'?)")
  local beam = laser.beam { x = 10, y = 10 }
  beam.mine, beam.owner = 1, 2
  expect({ beam.mine, beam.owner }):equals { 1, 2 }
end)
