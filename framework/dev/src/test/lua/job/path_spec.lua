-- Paths through a grid, searched in the background.

-- A way as text.
local function show(way, why)
  if not way then return "nil " .. tostring(why) end
  local steps = {}
  for _, step in ipairs(way) do steps[#steps + 1] = step[1] .. "," .. step[2] end
  return table.concat(steps, " ")
end

it("a path arrives in the tick it was requested for", function()
  expect(test.play(6, function()
    local way = await(job.path { grid = { "...", "##.", "..." }, from = { 1, 1 }, to = { 1, 3 }, ticks = 3 })
    print(time.tick, show(way))
  end)):equals { "4\t1,1 2,1 3,1 3,2 3,3 2,3 1,3" }
end)

it("ticks are 1 by default", function()
  expect(test.play(3, function()
    local way = await(job.path { grid = { { 1, 1 }, { 1, 1 } }, from = { 1, 1 }, to = { 2, 2 }, diagonal = true })
    print(time.tick, show(way))
  end)):equals { "2\t1,1 2,2" }
end)

it("without a path the result is nil", function()
  expect(test.play(3, function()
    print(show(await(job.path { grid = { ".#." }, from = { 1, 1 }, to = { 3, 1 } })))
  end)):equals { "nil no way" }
end)

it("a finished job is not waited for", function()
  expect(test.play(4, function()
    local search = job.path { grid = { ".." }, from = { 1, 1 }, to = { 2, 1 } }
    print(job.is_done(search))
    wait(2)
    print(time.tick, job.is_done(search))
    print(time.tick, show(await(search)))
    print(tostring(search))
  end)):equals { "false", "3\ttrue", "3\t1,1 2,1", "job 'path' #1" }
end)

it("a canceled job wakes the tasks that wait for it", function()
  expect(test.play(5, function()
    local search = job.path { grid = { ".." }, from = { 1, 1 }, to = { 2, 1 }, ticks = 100 }
    spawn(function()
      local way, why = await(search)
      print(time.tick, show(way, why))
    end)
    wait(2)
    job.cancel(search)
  end)):equals { "3\tnil canceled" }
end)

it("several tasks may wait for one job", function()
  expect(test.play(5, function()
    local search = job.path { grid = { ".." }, from = { 1, 1 }, to = { 2, 1 }, ticks = 2 }
    for _, name in ipairs { "a", "b" } do
      spawn(function()
        await(search)
        print(name, time.tick)
      end)
    end
  end)):equals { "a\t3", "b\t3" }
end)

describe("with one place for jobs:", function()
  settings { jobs = 1 }

  it("when all places are taken only a more urgent job is accepted", function()
    local function path(priority)
      return job.path { grid = { ".." }, from = { 1, 1 }, to = { 2, 1 }, ticks = 9, priority = priority }
    end
    expect(test.play(5, function()
      local first = path(0.5)
      print(path(0.5))
      print(tostring(path(0.4)))
      print(show(await(first)))
    end)):equals { "nil\tall 1 slots for jobs are in use", "job 'path' #2", "nil canceled" }
  end)
end)

describe("wrong options are reported in the caller's line:", function()
  local function refused(options, message)
    it(message, function()
      options.from = options.from or { 1, 1 }
      options.to = options.to or { 1, 1 }
      local line = test.line(1)
      expect(test.error(function() job.path(options) end)):begins_with(line .. ": job.path: " .. message)
    end)
  end

  refused({ grid = {} }, "option 'grid' must have 1 to 1024 rows but has 0")
  refused({ grid = { "" } }, "option 'grid' must have 1 to 1024 columns but has 0")
  refused({ grid = { ".", 5 } },
    "option 'grid' must be a list of rows, each a string or a list of numbers, but row 2 is a number")
  refused({ grid = { "..", { 1 } } },
    "option 'grid' must have rows of one length, but row 1 has 2 cells and row 2 has 1")
  refused({ grid = { "..", ".?" } }, "option 'grid' has '?' in row 2, column 2; cells are # (blocked), . and space (cost 1),"
    .. " 1 to 9 (their cost), or a row can be a list of numbers")
  refused({ grid = { { 1, 1.5 } } }, "option 'grid' has 1.5 in row 1, column 2; a cell must be 0 (blocked) or the cost of a step"
    .. " onto it, a whole number from 1 to 1000")
  refused({ grid = { { 1, 1001 } } }, "option 'grid' has 1001 in row 1, column 2; a cell must be 0 (blocked) or the cost of a"
    .. " step onto it, a whole number from 1 to 1000")
  refused({ grid = { { 1, {} } } }, "option 'grid' has a table in row 1, column 2; a cell must be 0 (blocked) or the cost of a"
    .. " step onto it, a whole number from 1 to 1000")
  refused({}, "option 'grid' or 'map' is required")
  refused({ grid = { ".." }, from = {} }, "option 'from' must be { column, row }, two whole numbers from 1")
  refused({ grid = { ".." }, from = { 1, 1.5 } }, "option 'from' must be { column, row }, two whole numbers from 1")
  refused({ grid = { ".." }, to = { 3, 1 } }, "option 'to' must be in the grid of 2 by 1 cells but was { 3, 1 }")
  refused({ grid = { ".." }, from = { 0, 1 } }, "option 'from' must be in the grid of 2 by 1 cells but was { 0, 1 }")
  refused({ grid = { ".." }, ticks = 0 }, "option 'ticks' must be from 1 to 36000 but was 0")
  refused({ grid = { ".." }, diagnal = true }, "unknown option 'diagnal' (did you mean 'diagonal'?); there are grid,"
    .. " map, from, to, diagonal, limit, ticks, when, priority")

  it("a job without a start", function()
    expect(test.error(function() job.path { grid = { ".." }, to = { 1, 1 } } end)):begins_with(test.line()
      .. ": job.path: option 'from' must be { column, row }, two whole numbers from 1")
  end)
end)

describe("other values than jobs are refused", function()
  it("by job.cancel", function()
    expect(test.error(function() job.cancel(circle(3)) end))
      :begins_with(test.line(-1) .. ": job.cancel: this is not a job  [")
  end)

  it("by await", function()
    expect(test.error(function() await(circle(3)) end)):begins_with(test.line()
      .. ": await: the argument must be a task or a job  [")
  end)
end)
