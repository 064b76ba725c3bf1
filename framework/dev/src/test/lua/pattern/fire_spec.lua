-- Patterns that are fired at once: where each shot is ten ticks later. Targets of half a pixel are put up at these
-- places, and each must be hit by one.

--- Fires from 16, 8 and returns how many places of the list were hit, and how many shots are left.
local function arrivals(ticks, places, fire)
  local hits = 0
  local from = spawn { x = 16, y = 8, draw = function() end }
  local aim = spawn { x = 16, y = 28, draw = function() end }
  fire(from, aim)
  test.run_ticks(ticks - 1)
  for _, place in ipairs(places) do
    spawn {
      x = 16 + place[1], y = 8 + place[2], group = "ship", hitbox = circle(0.5), draw = function() end,
      on_hit = function(self)
        hits = hits + 1
        self:kill()
      end,
    }
  end
  test.run_ticks(1)
  return hits, shot.count()
end

local function fired(name, options, places)
  it(name, function()
    local hits, left = arrivals(10, places, function(from, aim)
      options.from, options.radius, options.speed = from, 0.5, options.speed or 2
      if options.aim then options.aim = aim end
      shot.fire(options)
    end)
    expect(hits):equals(#places)
    expect(left):equals(0)
  end)
end

describe("a call without a pattern", function()
  fired("fires one shot", {}, { { 0, 20 } })
end)

describe("shapes:", function()
  fired("a ring", { pattern = pattern.ring { n = 4 } }, { { 0, 20 }, { -20, 0 }, { 0, -20 }, { 20, 0 } })
  fired("a fan", { pattern = pattern.fan { n = 3, spread = 180 } }, { { 20, 0 }, { 0, 20 }, { -20, 0 } })
  fired("a spread", { pattern = pattern.spread { n = 2, step = 180 } }, { { 20, 0 }, { -20, 0 } })
  fired("a spiral", { pattern = pattern.spiral { n = 3, step = 90, speed = { 1, 3 } } },
    { { 0, 10 }, { -20, 0 }, { 0, -30 } })
  fired("a stack", { pattern = pattern.stack { n = 3 } }, { { 0, 10 }, { 0, 15 }, { 0, 20 } })
  fired("a stack of given speeds", { pattern = pattern.stack { n = 3, speed = { 1, 3 } } },
    { { 0, 10 }, { 0, 20 }, { 0, 30 } })
  fired("a line", { pattern = pattern.line { n = 3, width = 40 } }, { { -20, 20 }, { 0, 20 }, { 20, 20 } })
  fired("an arrow", { pattern = pattern.arrow { n = 3, width = 40, depth = 10 } },
    { { -20, 10 }, { 0, 20 }, { 20, 10 } })
  fired("a wall", { pattern = pattern.wall { n = 5, width = 40, gap = 2, at = 3 } },
    { { 20, 20 }, { 10, 20 }, { -20, 20 } })
  fired("a polygon", { pattern = pattern.polygon { corners = 4, n = 8 } },
    { { 0, 20 }, { -10, 10 }, { -20, 0 }, { -10, -10 }, { 0, -20 }, { 10, -10 }, { 20, 0 }, { 10, 10 } })
  fired("a rose", { pattern = pattern.rose { n = 4, petals = 2, inner = 0.5 } },
    { { 0, 20 }, { -10, 0 }, { 0, -20 }, { 10, 0 } })
  fired("an ellipse", { pattern = pattern.ellipse { n = 4, ratio = 2 } },
    { { 0, 20 }, { -40, 0 }, { 0, -20 }, { 40, 0 } })
  fired("a figure", { pattern = pattern.figure { points = { { 0, -8 }, { 4, 4 }, { 8, 0 } } } },
    { { 0, -20 }, { 10, 10 }, { 20, 0 } })
  fired("one alone", { pattern = pattern.one { x = 5, y = 7 } }, { { 5, 27 } })
  fired("two together", { pattern = pattern.together { of = { pattern.one(), pattern.one { angle = 90 } } } },
    { { 0, 20 }, { -20, 0 } })
end)

describe("shapes within shapes:", function()
  fired("a ring of stacks", { pattern = pattern.ring { n = 2, of = pattern.stack { n = 2 } } },
    { { 0, 10 }, { 0, 20 }, { 0, -10 }, { 0, -20 } })
  fired("a ring of fans of stacks",
    { pattern = pattern.ring { n = 2, of = pattern.fan { n = 2, spread = 180, of = pattern.stack { n = 2 } } } },
    { { 20, 0 }, { 10, 0 }, { -20, 0 }, { -10, 0 }, { 20, 0 }, { 10, 0 }, { -20, 0 }, { -10, 0 } })
  fired("several take turns",
    { pattern = pattern.ring { n = 4, of = { pattern.one(), pattern.one { speed = 1 } } } },
    { { 0, 20 }, { -10, 0 }, { 0, -20 }, { 10, 0 } })
  fired("a function makes one for each place",
    { pattern = pattern.line { n = 2, width = 40, of = function(i, n)
      return pattern.one { speed = i, y = n }
    end } },
    { { 20, 12 }, { -20, 22 } })
  fired("a short form has them, too", { pattern = pattern.together { of = { pattern.one() } } }, { { 0, 20 } })
  it("a ring as a short form", function()
    local hits, left = arrivals(10, { { 0, 20 }, { 0, 10 }, { 0, -20 }, { 0, -10 } }, function(from)
      shot.ring { from = from, n = 2, of = pattern.stack { n = 2 }, radius = 0.5 }
    end)
    expect(hits):equals(4)
    expect(left):equals(0)
  end)
  it("a fan as a short form, of two that alternate", function()
    local hits = arrivals(10, { { 20, 0 }, { 0, 10 }, { -20, 0 } }, function(from)
      shot.fan {
        from = from, n = 3, spread = 180, of = { pattern.one(), pattern.one { speed = 1 } }, radius = 0.5,
      }
    end)
    expect(hits):equals(3)
  end)
end)

describe("directions:", function()
  fired("absolute", { pattern = pattern.ring { n = 2, of = pattern.one { direction = "absolute" } } },
    { { 20, 0 }, { 20, 0 } })
  fired("aimed, from the place of each", { angle = 0, aim = true, pattern = pattern.line {
    n = 2, width = 40, direction = "absolute", angle = 90, of = pattern.aimed { speed = 2 * math.sqrt(2) },
  } }, { { 0, 20 }, { 0, 20 } })
  fired("outward", { pattern = pattern.line { n = 2, width = 40, of = pattern.one { direction = "outward" } } },
    { { -40, 0 }, { 40, 0 } })
  fired("turned", { pattern = pattern.one { angle = 90 } }, { { -20, 0 } })
end)

describe("numbers:", function()
  fired("a circle to begin on", { pattern = pattern.ring { n = 2, distance = 8 } }, { { 0, 28 }, { 0, -28 } })
  fired("a pair of places", { pattern = pattern.stack { n = 3, speed = 1, x = { 0, 8 }, y = { 0, -8 } } },
    { { 0, 10 }, { 4, 6 }, { 8, 2 } })
  fired("a function", { pattern = pattern.stack { n = 3, speed = function(i, n) return i / n * 3 end } },
    { { 0, 10 }, { 0, 20 }, { 0, 30 } })
end)

it("the outermost level comes first", function()
  local order = {}
  local from = spawn { x = 16, y = 8, draw = function() end }
  shot.fire {
    from = from, speed = 2,
    pattern = pattern.ring { n = 2, of = pattern.stack { n = 2, damage = function(i) return i end, speed = 2 } },
  }
  for _, y in ipairs { 28, -12 } do
    spawn {
      x = 16, y = y, group = "ship", hitbox = circle(1), draw = function() end,
      on_hit = function(_, damage) order[#order + 1] = y .. " " .. damage end,
    }
  end
  test.run_ticks(12)
  expect(order):equals { "28 1", "28 2", "-12 1", "-12 2" }
end)
