-- Looking through shots, and canceling them.

local function at(x, y, more)
  local options = { x = x, y = y, speed = 0, keep = true }
  for name, value in pairs(more or {}) do options[name] = value end
  return shot.fire(options)
end

local function places(shots)
  local told = {}
  for i, s in ipairs(shots) do told[i] = s.x end
  return told
end

local function walked(filter)
  local told = {}
  for s in shot.each(filter) do told[#told + 1] = s.x end
  return told
end

describe("each", function()
  it("walks through all shots in the order of firing", function()
    for x = 10, 40, 10 do at(x, 10) end
    expect(walked()):equals { 10, 20, 30, 40 }
  end)

  it("finds shots that are not kept", function()
    shot.fire { x = 10, y = 10, speed = 0 }
    expect(walked()):equals { 10 }
  end)

  it("finds those that hurt a group", function()
    at(10, 10, { hits = "ship" })
    at(20, 10, { hits = "enemy" })
    expect(walked "enemy"):equals { 20 }
    expect(walked { hits = "ship" }):equals { 10 }
    expect(walked "nobody"):equals {}
  end)

  it("finds those whose center is in a circle or a rectangle", function()
    for x = 10, 40, 10 do at(x, 10) end
    expect(walked { x = 20, y = 10, radius = 10 }):equals { 10, 20, 30 }
    expect(walked { x = 15, y = 0, width = 15, height = 20 }):equals { 20, 30 }
    expect(walked { x = 15, y = 11, width = 15, height = 20 }):equals {}
  end)

  it("finds those of a kind and a color", function()
    at(10, 10, { kind = "star" })
    at(20, 10, { kind = "star", color = "blue" })
    at(30, 10, { kind = "rice", color = "blue" })
    at(40, 10)
    expect(walked { kind = "star" }):equals { 10, 20 }
    expect(walked { color = "blue" }):equals { 20, 30 }
    expect(walked { kind = "star", color = "red", hits = "ship" }):equals { 10 }
    for s in shot.each { kind = "rice" } do s.kind = "star" end
    expect(walked { kind = "star", color = "blue" }):equals { 20, 30 }
  end)

  it("finds those of a kind that a script has defined, and of its colors", function()
    shot.kind("fish", { kind = "star" })
    shot.kind("bird", { sprite = "art/ship", colors = { "dark" } })
    at(10, 10, { kind = "star" })
    at(20, 10, { kind = "fish" })
    at(30, 10, { kind = "bird" })
    expect(walked { kind = "fish" }):equals { 20 }
    expect(walked { color = "dark" }):equals { 30 }
  end)

  it("finds those of an age", function()
    at(10, 10)
    test.run_ticks(5)
    at(20, 10)
    at(30, 10, { delay = 9 })
    test.run_ticks(2)
    expect(walked { min_age = 3 }):equals { 10 }
    expect(walked { max_age = 6 }):equals { 20, 30 }
    expect(walked { min_age = 0, max_age = 2 }):equals { 20 }
  end)

  it("shots can be fired and end during the loop: neither new nor ended ones are visited", function()
    for x = 10, 40, 10 do at(x, 10) end
    local told = {}
    for s in shot.each() do
      told[#told + 1] = s.x
      at(s.x + 100, 10)
      if s.x == 20 then shot.near(30, 10, 1)[1]:kill() end
      s:kill()
    end
    expect(told):equals { 10, 20, 40 }
    expect(walked()):equals { 110, 120, 140 }
  end)

  it("can be left, and continued later", function()
    for x = 10, 30, 10 do at(x, 10) end
    local next = shot.each()
    next():kill()
    test.run_ticks(2)
    expect({ next().x, next().x, next() }):equals { 20, 30 }
  end)
end)

describe("near", function()
  it("lists the shots around a position, the nearest first", function()
    for _, x in ipairs { 40, 10, 25, 30 } do at(x, 10) end
    expect(places(shot.near(28, 10, 12))):equals { 30, 25, 40 }
  end)

  it("equally near ones are in the order of firing", function()
    for _, y in ipairs { 30, 10 } do at(20, y, { x = 20 }) end
    local found = shot.near(20, 20, 10)
    expect({ found[1].y, found[2].y }):equals { 30, 10 }
  end)

  it("lists those that hurt a group", function()
    at(10, 10, { hits = "ship" })
    at(11, 10, { hits = "enemy" })
    expect(places(shot.near(10, 10, 5, "enemy"))):equals { 11 }
    expect(shot.near(10, 10, 5, "nobody")):equals {}
  end)
end)

describe("cancel", function()
  it("removes the shots in a circle and returns their number", function()
    for x = 10, 40, 10 do at(x, 10) end
    expect(shot.cancel { x = 10, y = 10, radius = 15 }):equals(2)
    expect(walked()):equals { 30, 40 }
  end)

  it("removes those of a kind, and so does clear", function()
    at(10, 10, { kind = "star" })
    at(20, 10, { kind = "rice", color = "blue" })
    at(30, 10, { kind = "rice", color = "blue" })
    test.run_ticks(1)
    at(40, 10, { kind = "rice", color = "red" })
    expect({ shot.count { kind = "rice" }, shot.count { color = "blue", max_age = 0 }, shot.count "enemy" }):equals { 3, 0, 0 }
    expect(places(shot.near(20, 10, 10, { kind = "rice" }))):equals { 20, 30 }
    expect(shot.cancel { kind = "star" }):equals(1)
    shot.clear { kind = "rice", color = "blue" }
    expect(walked()):equals { 40 }
    shot.clear "nobody"
    expect(walked()):equals { 40 }
    shot.clear "ship"
    expect(walked()):equals {}
  end)

  it("removes those in a rectangle, or all", function()
    for x = 10, 40, 10 do at(x, 10) end
    expect(shot.cancel { x = 35, y = 0, width = 10, height = 20 }):equals(1)
    expect(shot.cancel {}):equals(3)
    expect(shot.cancel {}):equals(0)
  end)

  it("spares those that hurt others", function()
    at(10, 10, { hits = "ship" })
    at(20, 10, { hits = "enemy" })
    expect(shot.cancel { hits = "ship" }):equals(1)
    expect(walked()):equals { 20 }
  end)

  it("calls a function with the position of each, which may fire and wait", function()
    expect(test.play(5, function()
      at(10, 10)
      at(20, 15)
      local n = shot.cancel {
        each = function(x, y, s)
          print(x, y, s:alive(), shot.count())
          shot.fire { x = x, y = y, speed = 0 }
          wait(1)
        end
      }
      print(n, shot.count())
    end)):equals { "10\t10\tfalse\t0", "20\t15\tfalse\t1", "2\t2" }
  end)

  it("spawns a task at the position of each", function()
    expect(test.play(3, function()
      at(10, 10)
      at(20, 15)
      shot.cancel { into = function(self) print("item", self.x, self.y) end }
    end)):equals { "item\t10\t10", "item\t20\t15" }
  end)

  it("also accepts a single shot", function()
    local told
    local s = at(10, 10, { on_end = function(_, why) told = why end })
    s:cancel()
    expect({ s:alive(), told }):equals { false, "canceled" }
  end)
end)

describe("invalid values are refused:", function()
  local function refused(reason, call)
    it(reason, function()
      expect(test.error(function() call() end)):contains(": " .. reason)
    end)
  end

  refused("shot.cancel: unknown option 'radus' (did you mean 'radius'?)", function() shot.cancel { radus = 3 } end)
  refused("shot.cancel: x is missing; radius is a circle around x and y", function() shot.cancel { radius = 3 } end)
  refused("shot.cancel: y is missing; width and height are a rectangle whose upper left corner is at x and y",
    function() shot.cancel { x = 1, width = 3, height = 3 } end)
  refused("shot.cancel: height is missing; width and height are a rectangle whose upper left corner is at x and y",
    function() shot.cancel { x = 1, y = 1, width = 3 } end)
  refused("shot.cancel: radius is missing; x and y are a circle with radius, or a rectangle with width and height",
    function() shot.cancel { x = 1, y = 1 } end)
  refused("shot.cancel: a circle has a radius, a rectangle width and height; both were given",
    function() shot.cancel { x = 1, y = 1, radius = 3, width = 3, height = 3 } end)
  refused("shot.cancel: option 'radius' must be at least 0 but was -1",
    function() shot.cancel { x = 1, y = 1, radius = -1 } end)
  refused("shot.cancel: option 'into' must be a function or the name of a module that returns one, but was 5",
    function() at(1, 1) shot.cancel { into = 5 } end)
  refused("shot.near: radius must be at least 0 but was -1", function() shot.near(1, 1, -1) end)
  refused("shot.each: there is no kind of shots 'strar' (did you mean 'star'?)",
    function() shot.each { kind = "strar" } end)
  refused("shot.clear: there is no color 'rad' (did you mean 'red'?)", function() shot.clear { color = "rad" } end)
  refused("shot.count: option 'min_age' must be at most that of 'max_age', 3, but was 5",
    function() shot.count { min_age = 5, max_age = 3 } end)
  refused("shot.each: option 'max_age' must be a whole number but was a string",
    function() shot.each { max_age = "old" } end)
  refused("shot.each: unknown option 'radus' (did you mean 'radius'?)", function() shot.each { radus = 3 } end)
end)

describe("cancel counts", function()
  it("only the shots that it removed, not those fired by their ends", function()
    shot.ring { x = 50, y = 50, n = 4, on_end = function(s) shot.ring { x = s.x, y = s.y, n = 6 } end }
    expect(shot.cancel {}):equals(4)
    expect(shot.count()):equals(24)
  end)
end)

it("all canceled shots are replaced, even if `each` fails", function()
  local places = {}
  at(10, 10)
  at(20, 10)
  expect(function()
    shot.cancel { into = function(self) places[#places + 1] = self.x end, each = function() error "no" end }
  end):fails_with "no"
  test.run_ticks(1)
  expect(places):equals { 10, 20 }
end)
