-- Shots, lasers, sight and paths at the walls of a map: a room of 20 by 6 tiles of 8 pixels, with a slope in column 10
-- of row 4 and a platform that is open from below in column 15 of row 2.

local FIELD = { x = 0, y = 0, width = 160, height = 48 }

local function fire(options)
  options.field, options.keep = FIELD, true
  return shot.fire(options)
end

local function bouncing(options)
  options.map, options.action = map.load "maps/walls", "bounce"
  return options
end

local function sticking()
  return { map = map.load "maps/walls", action = "stick" }
end

describe("a shot with walls", function()
  it("ends at a wall", function()
    local why
    local s = fire {
      x = 140, y = 12, angle = 0, speed = 5, walls = map.load "maps/walls",
      on_end = function(_, reason) why = reason end,
    }
    test.run_ticks(2)
    expect(s:alive()):equals(true)
    test.run_ticks(1)
    expect(why):equals "wall"
    expect(s.x):is_near(152, 0.01)
  end)

  it("bounces and reports the wall", function()
    local events = {}
    local s = fire {
      x = 140, y = 12, angle = 0, speed = 5, walls = bouncing { n = 1 },
      on_bounce = function(_, edge) table.insert(events, "bounce " .. edge) end,
      on_end = function(_, why) table.insert(events, "end " .. why) end,
    }
    test.run_ticks(4)
    expect(s.angle % 360):equals(180)
    expect(s.x):is_near(144, 0.01)
    test.run_ticks(60)
    expect(events):equals { "bounce wall", "end wall" }
  end)

  it("loses speed by its bounciness", function()
    local s = fire { x = 140, y = 12, angle = 0, speed = 8, walls = bouncing { bounciness = 0.5 } }
    test.run_ticks(2)
    expect(s.speed):equals(4)
  end)

  it("bounces off a slope", function()
    local s = fire { x = 60, y = 36, angle = 0, speed = 3, walls = bouncing {} }
    test.run_ticks(9)
    expect(s.angle):is_near(-90, 0.001)
  end)

  it("sticks to a wall", function()
    local stuck
    local s = fire {
      x = 140, y = 12, angle = 0, speed = 5, life = 100, walls = sticking(),
      on_stick = function(each) stuck = each.x end,
    }
    test.run_ticks(20)
    expect(s.speed):equals(0)
    expect(stuck):is_near(152, 0.01)
    expect(s.x):equals(stuck)
    test.run_ticks(81)
    expect(s:alive()):equals(false)
  end)

  it("wakes its task", function()
    local events = {}
    shot.task({ x = 140, y = 12, angle = 0, speed = 5, field = FIELD, walls = sticking() }, function()
      wait_for "stick"
      table.insert(events, "stuck")
    end)
    shot.task({ x = 140, y = 12, angle = 0, speed = 5, field = FIELD, walls = bouncing {} }, function()
      table.insert(events, (wait_for "bounce"))
    end)
    test.run_ticks(6)
    expect(events):equals { "stuck", "wall" }
  end)

  it("can be of a kind", function()
    shot.kind("ball", { kind = "pearl", walls = bouncing {} })
    local s = fire { kind = "ball", x = 140, y = 12, angle = 0, speed = 5 }
    test.run_ticks(4)
    expect(s.angle % 360):equals(180)
  end)

  it("flies through a platform that is open from below, and through a layer that is not solid", function()
    local s = fire { x = 100, y = 20, angle = 0, speed = 5, walls = map.load "maps/walls" }
    test.run_ticks(8)
    expect(s:alive()):equals(true)
  end)
end)

describe("a laser with walls", function()
  it("ends at a wall", function()
    local beam = laser.beam { x = 100, y = 12, angle = 0, warn = 0, grow = 0, walls = map.load "maps/walls" }
    test.run_ticks(2)
    expect(beam.length):is_near(52, 0.01)
  end)

  it("is reflected", function()
    local beam = laser.beam { x = 100, y = 12, angle = 0, warn = 0, grow = 0, walls = bouncing { n = 1 } }
    test.run_ticks(2)
    expect(beam.length):is_near(52 + 144, 0.01)
  end)

  it("ends at a wall with its curve", function()
    local curve = laser.curve {
      x = 100, y = 12, angle = 0, speed = 3, tail = 10, field = FIELD, walls = map.load "maps/walls",
    }
    test.run_ticks(30)
    expect(curve:alive()):equals(false)
    expect(curve.x):is_near(152, 0.01)
  end)
end)

describe("m:sees", function()
  it("returns whether there is no wall between two positions", function()
    local m = map.load "maps/walls"
    expect(m:sees(12, 12, 150, 12)):equals(true)
    expect(m:sees(12, 38, 150, 38)):equals(false)
    for _ = 1, 20 do expect(m:sees(-1e9, 2000, 1e9, 2000)):equals(true) end
    expect(m:sees(124, 12, 124, 36)):equals(true)
    expect(m:sees(12, 12, 12, 60)):equals(false)
  end)
end)

describe("a path through a map", function()
  it("goes around walls", function()
    local path
    spawn(function()
      path = await(job.path { map = map.load "maps/walls", from = { 9, 4 }, to = { 11, 4 } })
    end)
    test.run_ticks(3)
    expect(#path):equals(5)
    expect(path[1]):equals { 9, 4 }
    expect(path[3]):equals { 10, 3 }
  end)

  it("does not end in a wall", function()
    local problem
    spawn(function()
      local _, why = await(job.path { map = map.load "maps/walls", from = { 9, 4 }, to = { 0, 0 } })
      problem = why
    end)
    test.run_ticks(3)
    expect(problem):equals "no way"
  end)
end)

describe("an error", function()
  local function refused(message, run)
    it(message, function() expect(test.error(run)):contains(message) end)
  end

  local function shoot(walls)
    return function() shot.fire { x = 1, y = 1, walls = walls() } end
  end

  refused("shot.fire: option 'walls' must be a map, or a table with map and action, but was 5",
    shoot(function() return 5 end))
  refused("shot.fire: option 'walls' must be a map, or a table with map and action, but was a table",
    shoot(function() return { action = "bounce" } end))
  refused("shot.fire: option 'walls': option 'map' must be a map of map.load but was a table",
    shoot(function() return { map = {} } end))
  refused("must be one of end, bounce, stick but was 'bounc' (did you mean 'bounce'?)",
    shoot(function() return { map = map.load "maps/walls", action = "bounc" } end))
  refused("must be from 0 to 1 but was 2", shoot(function() return bouncing { bounciness = 2 } end))
  refused("ground needs an orthogonal map, but it is",
    shoot(function() return map.load "maps/diamond" end))
  refused("option 'action' must be end or bounce for a laser but was 'stick'",
    function() laser.beam { x = 1, y = 1, walls = sticking() } end)
  refused("option 'action' must be end or bounce for a laser but was 'stick'",
    function() laser.curve { x = 1, y = 1, walls = sticking() } end)
  refused("m:sees: x2 must be from -1000000000 to 1000000000 but was 1e+18",
    function() map.load "maps/walls":sees(1, 1, 1e18, 1) end)
  refused("job.path: option 'grid' or 'map' is required", function() job.path { from = { 1, 1 }, to = { 1, 1 } } end)
  refused("job.path: option 'grid' must not be given with map",
    function() job.path { grid = { ".." }, map = map.load "maps/walls", from = { 1, 1 }, to = { 1, 1 } } end)
  refused("job.path: option 'map' must be a map of map.load but was a table",
    function() job.path { map = {}, from = { 1, 1 }, to = { 1, 1 } } end)
  refused("job.path: option 'to' must be a cell of the map, from 0, 0 to 19, 5, but was 20, 1",
    function() job.path { map = map.load "maps/walls", from = { 1, 1 }, to = { 20, 1 } } end)
  refused("job.path: option 'map' must have at least 1 column and row but has 0 and 0",
    function() job.path { map = map.from_rows {}, from = { 0, 0 }, to = { 0, 0 } } end)
end)
