-- The report of an error: its line, and the task that has ended.

it("an error ends one task and names its line", function()
  local line = test.line(2)
  expect(test.play(3, function()
    spawn(function() error "broken" end)
    while true do
      wait(1)
      print(time.tick)
    end
  end)):equals { "2", "3" }
  expect(test.errors()[1]):begins_with(line .. ": broken")
end)

it("an error names the task by the function's place", function()
  local line = test.line(1)
  expect(test.error(function() error "oh" end)):equals(line .. ": oh  [task '" .. line .. "' #1 ended]")
end)

it("a task without a Lua function is reported with the line that spawned it", function()
  local line = test.line(3)
  expect(test.error(function()
    wait(1)
    spawn(wait_for)
  end)):ends_with("[task '" .. line .. "' #2 ended]")
end)

describe("running too long:", function()
  local TOO_LONG = ": ran longer than 50,000,000 instructions without yielding (an endless loop, or too much work at"
    .. " once?)"

  it("a task that never yields is ended with its line", function()
    expect(test.error(function()
      while true do end
    end)):begins_with(test.line(-1) .. TOO_LONG)
  end)

  it("runaway tail recursion of a task's own function names its line", function()
    local line = test.line(3)
    expect(test.error(function()
      local function f()
        return f()
      end
      spawn(f)
    end)):begins_with(line .. TOO_LONG)
  end)

  it("much work with strings is not reported as a certain loop", function()
    expect(test.error(function()
      for i = 1, 10000 do local _ = ("x"):rep(1000000 + i) end
    end)):begins_with(test.line(-1) .. TOO_LONG)
  end)

  describe("work that Java does for a script counts toward its limit:", function()
    -- Many tasks, and one that calls again and again; another says whether it was ended soon.
    local function counted(call)
      local calls = 0
      local said = test.play(3, function()
        for _ = 1, 4000 do spawn(function() wait_forever() end, { group = "enemy" }) end
        spawn(function()
          spawn(function()
            wait(1)
            print(calls < 20000)
          end)
          while true do
            calls = calls + 1
            call(calls)
          end
        end)
        wait(9)
      end)
      expect(said):equals { "true" }
      local errors = test.errors()
      expect(#errors):equals(1)
      expect(errors[1]):contains "ran longer than 50,000,000 instructions"
    end

    it("an event to many tasks counts each task", function()
      counted(function() task.broadcast "zz" end)
    end)

    it("the rate of many tasks counts each task", function()
      counted(function(n) task.rate("enemy", n % 2) end)
    end)

    it("a loop over many tasks counts each when it is left", function()
      counted(function()
        for _ in task.each "enemy" do break end
      end)
    end)

    it("a missing scene counts the search for it", function()
      counted(function() pcall(scene.change, "nosuch") end)
    end)
  end)
end)

describe("a wrong argument given to another file", function()
  it("a wrong argument that fails in a library names the line that gave it", function()
    expect(test.error(function(self)
      local timer = require "lib.timer"
      local sum = timer.tween(self.nothing, 1)
      print(sum)
    end)):begins_with(test.line(-2) .. ": wrong argument 'subject':"
      .. " lib/timer.lua:4: attempt to index local 'subject' (a nil value)")
  end)

  it("a file that a library loads counts as a library", function()
    expect(test.error(function()
      local sum = require("lib.all").timer.tween { value = 1 }
      print(sum)
    end)):begins_with(test.line(-2) .. ": wrong argument 'step':"
      .. " lib/timer.lua:4: attempt to perform arithmetic on local 'step' (a nil value)")
  end)

  it("an error in a library names the library's line", function()
    expect(test.error(function()
      local sum = require("lib.timer").own()
      print(sum)
    end)):begins_with "lib/timer.lua:4: attempt to index local 'subject'"
  end)

  it("a parameter that a library has changed names the library's line", function()
    expect(test.error(function()
      local value = require("lib.timer").again {}
      print(value)
    end)):begins_with "lib/timer.lua:14: attempt to index local 'subject'"
  end)

  it("a function that a library calls with the wrong value names its own line", function()
    expect(test.error(function()
      require("lib.timer").call(function(x) return x.z end, {})
    end)):begins_with(test.line(-1) .. ": attempt to index local 'x' (a nil value)")
  end)
end)
