-- Patterns over time.

--- How many shots there are after each tick.
local function counts(ticks, options)
  local counted = {}
  local from = spawn { x = 16, y = 8, draw = function() end }
  options.from = options.from or from
  spawn(function() shot.stream(options) end)
  for i = 1, ticks do
    counted[i] = shot.count()
    test.run_ticks(1)
  end
  return table.concat(counted, " ")
end

it("it fires at once, and then at intervals, a number of times", function()
  expect(counts(10, { every = 3, times = 3 })):equals "1 1 1 2 2 2 3 3 3 3"
end)

it("each volley is a whole pattern", function()
  expect(counts(4, { every = 2, times = 2, pattern = pattern.ring { n = 5 } })):equals "5 5 10 10"
end)

it("a pattern can have delays of its own", function()
  expect(counts(8, { pattern = pattern.fan { n = 3, every = 2 } })):equals "1 1 2 2 3 3 3 3"
end)

it("volleys may overlap", function()
  expect(counts(6, { every = 2, times = 2, pattern = pattern.fan { n = 2, every = 3 } })):equals "1 1 2 3 3 4"
end)

describe("it waits until the end of the last interval:", function()
  local function waits(ticks, options)
    it(ticks .. " ticks", function()
      local done = false
      options.x, options.y = 9, 9
      spawn(function()
        shot.stream(options)
        done = true
      end)
      test.run_ticks(ticks - 1)
      expect(done):is_false()
      test.run_ticks(1)
      expect(done):is_true()
    end)
  end

  waits(6, { every = 2, times = 3 })
  waits(6, { pattern = pattern.spiral { n = 3, every = 2 } })
  waits(3, { every = 3, times = 1, pattern = pattern.ring() })
  waits(8, { every = 2, times = 2, pattern = pattern.spiral { n = 3, every = 2 } })
end)

it("it ends with its waiting task", function()
  local from = spawn { x = 16, y = 8, draw = function() end }
  local firing = spawn(function() shot.stream { from = from, every = 1 } end)
  test.run_ticks(3)
  firing:kill()
  test.run_ticks(3)
  expect(shot.count()):equals(4)
end)

it("it follows the rate of the task", function()
  local from = spawn { x = 16, y = 8, draw = function() end }
  spawn(function(self)
    self.rate = 0.5
    shot.stream { from = from, every = 2 }
  end)
  test.run_ticks(8)
  expect(shot.count()):equals(3)
end)

it("each volley starts at the task's position and is aimed again", function()
  local hit = {}
  local from = spawn { x = 16, y = 8, draw = function() end }
  local aim = spawn { x = 16, y = 48, draw = function() end }
  for _, place in ipairs { { 16, 18 }, { 36, 8 } } do
    spawn {
      x = place[1], y = place[2], group = "ship", hitbox = circle(1), draw = function() end,
      on_hit = function() hit[#hit + 1] = place[1] .. " " .. place[2] end,
    }
  end
  spawn(function() shot.stream { from = from, aim = aim, every = 5, times = 2, radius = 0.5 } end)
  test.run_ticks(3)
  from.x, from.y, aim.x, aim.y = 16, 8, 60, 8
  test.run_ticks(20)
  expect(hit):equals { "16 18", "36 8" }
end)

it("each volley is turned further", function()
  local hit = {}
  for _, place in ipairs { { 16, 28 }, { -4, 8 }, { 16, -12 } } do
    spawn {
      x = place[1], y = place[2], group = "ship", hitbox = circle(1), draw = function() end,
      on_hit = function() hit[#hit + 1] = place[1] .. " " .. place[2] end,
    }
  end
  spawn(function() shot.stream { x = 16, y = 8, every = 1, times = 3, step = 90, radius = 0.5 } end)
  test.run_ticks(14)
  expect(hit):equals { "16 28", "-4 8", "16 -12" }
end)

describe("it is refused:", function()
  local function refused(reason, options)
    it(reason, function()
      options.x, options.y = 1, 1
      expect(test.error(function() shot.stream(options) end)):contains("shot.stream: " .. reason)
    end)
  end

  refused("this takes no time: give 'every' here or in the pattern, or use shot.fire", {})
  refused("option 'times' needs 'every'", { times = 3 })
  refused("option 'every' must be from 1 to 100000 but was 0", { every = 0 })
  refused("option 'times' must be from 1 to 2147483647 but was 0", { every = 1, times = 0 })
  refused("unknown option 'evry' (did you mean 'every'?)", { evry = 2 })
end)

it("only a task can wait for it", function()
  local ok, why = pcall(shot.stream, { x = 1, y = 1, every = 2 })
  expect(ok):is_false()
  expect(why):contains "shot.stream: only a task can wait"
end)
