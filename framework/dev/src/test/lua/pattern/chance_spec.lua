-- Scatters, and walls with a gap anywhere.

--- On which of many targets in a row shots arrive.
local function arrivals(made)
  local hit = {}
  for x = -30, 62, 2 do
    spawn {
      x = x, y = 20, group = "ship", hitbox = box(2, 2), draw = function() end,
      on_hit = function() hit[#hit + 1] = x end,
    }
  end
  shot.fire { x = 16, y = 8, speed = 1, radius = 0, pattern = made }
  test.run_ticks(30)
  task.kill_all "ship"
  table.sort(hit)
  return table.concat(hit, " ")
end

it("a scatter differs with each call", function()
  local scatter = pattern.scatter { n = 6, spread = 120 }
  expect(arrivals(scatter)):is_not(arrivals(scatter))
end)

it("a scatter is the same after the same math.randomseed", function()
  local scatter = pattern.scatter { n = 6, spread = 120 }
  math.randomseed(5)
  local first = arrivals(scatter)
  math.randomseed(5)
  expect(arrivals(scatter)):equals(first)
end)

it("a scatter with a seed is the same in each call", function()
  local scatter = pattern.scatter { n = 6, spread = 120, seed = 3 }
  local first = arrivals(scatter)
  expect(arrivals(scatter)):equals(first)
  expect(arrivals(pattern.scatter { n = 6, spread = 120, seed = 4 })):is_not(first)
end)

it("a pattern without randomness draws no random numbers", function()
  math.randomseed(5)
  local expected = math.random()
  math.randomseed(5)
  shot.fire { x = 1, y = 1, pattern = pattern.ring { of = pattern.scatter { seed = 3 } } }
  expect(math.random()):equals(expected)
end)

it("pairs in a scatter are ranges", function()
  math.randomseed(5)
  shot.fire { x = 16, y = 8, pattern = pattern.scatter { n = 50, spread = 0, speed = { 2, 4 }, radius = 0.5 } }
  local near = 0
  spawn {
    x = 16, y = 27, group = "ship", hitbox = box(40, 1), draw = function() end,
    on_hit = function() near = near + 1 end,
  }
  test.run_ticks(10)
  expect(near):equals(50)
end)

it("the gap of a wall differs each time", function()
  local wall = pattern.wall { n = 11, width = 80, gap = 3 }
  local seen = {}
  for _ = 1, 12 do seen[arrivals(wall)] = true end
  local n = 0
  for _ in pairs(seen) do n = n + 1 end
  expect(n > 3):is_true()
end)
