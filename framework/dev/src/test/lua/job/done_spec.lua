-- Results that are taken when they are there, not after some ticks.

local function path(options)
  options.grid, options.from, options.to = { ".." }, { 1, 1 }, { 2, 1 }
  return job.path(options)
end

it("in tests a result taken when done arrives in the next tick", function()
  expect(test.play(4, function()
    local search = path { when = "done" }
    print(job.is_done(search))
    print(#await(search), time.tick, job.is_done(search))
  end)):equals { "false", "2\t2\ttrue" }
end)

it("jobs that arrive in the same tick do so in order, with those that are due", function()
  expect(test.play(3, function()
    for i, options in ipairs { { when = "done", priority = 0.9 }, { ticks = 1 }, { when = "done", priority = 0.1 } } do
      spawn(function()
        await(path(options))
        print(i, time.tick)
      end)
    end
  end)):equals { "1\t2", "2\t2", "3\t2" }
end)

it("a job taken when done can be canceled", function()
  expect(test.play(3, function()
    local search = path { when = "done" }
    job.cancel(search)
    print(job.is_done(search), await(search))
  end)):equals { "true\tnil\tcanceled" }
end)

describe("with one place for jobs:", function()
  settings { jobs = 1 }

  it("a job taken when done makes room for a more urgent one", function()
    expect(test.play(5, function()
      local first = path { when = "done", priority = 0.5 }
      print(path { when = "done", priority = 0.5 })
      local urgent = path { when = "done", priority = 0.4 }
      print(await(first))
      print(#await(urgent), time.tick)
    end)):equals { "nil\tall 1 slots for jobs are in use", "nil\tcanceled", "2\t2" }
  end)
end)

describe("an invalid time of arrival is an error at the caller's line:", function()
  local function refused(options, message)
    it(message, function()
      local line = test.line(1)
      expect(test.error(function() job.run("my.Search", nil, options) end)):begins_with(line .. ": job.run: " .. message)
    end)
  end

  refused({ when = "done", ticks = 30 }, "option 'ticks' must not be given with when = \"done\" but was 30")
  refused({ when = "doen" }, "option 'when' must be one of done but was 'doen' (did you mean 'done'?)")
  refused({ when = true }, "option 'when' must be a string but was a boolean")

  it("of job.path", function()
    local line = test.line(1)
    expect(test.error(function() job.path { grid = { "." }, from = { 1, 1 }, to = { 1, 1 }, when = "soon" } end))
      :begins_with(line .. ": job.path: option 'when' must be one of done but was 'soon'")
  end)
end)
