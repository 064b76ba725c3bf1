-- Waiting: for ticks, for a condition, for an event, for the end of another task.

describe("wait", function()
  it("counts ticks", function()
    expect(test.play(9, function()
      print(time.tick)
      wait(1)
      print(time.tick)
      wait(3)
      print(time.tick)
      print(time.tick + 0.5)
    end)):equals { "1", "2", "5", "5.5" }
  end)

  it("a plain yield waits for the next tick", function()
    expect(test.play(3, function()
      print(time.tick)
      coroutine.yield()
      print(time.tick)
    end)):equals { "1", "2" }
  end)

  it("waits work inside pcall", function()
    expect(test.play(3, function()
      print(pcall(function()
        wait(1)
        error "oh"
      end))
      print(time.tick)
    end)):equals { "false\t" .. test.line(-3) .. ": oh", "2" }
  end)

  it("fractions of waits are carried over", function()
    expect(test.play(20, function()
      local begun = time.tick
      for _ = 1, 4 do
        wait(1.5)
        print(time.tick - begun)
      end
      for _ = 1, 4 do wait(1.25) end
      wait(1)
      print(time.tick - begun)
    end)):equals { "2", "3", "5", "6", "12" }
  end)

  it("waiting for 0 ticks is an error", function()
    expect(test.error(function() wait(0) end))
      :begins_with(test.line(-1) .. ": wait: ticks must be from 1 to 2147483647 but was 0")
  end)

  it("a negative wait is an error", function()
    expect(test.error(function() wait(-1) end))
      :begins_with(test.line(-1) .. ": wait: ticks must be from 1 to 2147483647 but was -1")
  end)

  it("waiting for a string is an error", function()
    expect(test.error(function() wait "x" end))
      :begins_with(test.line(-1) .. ": bad argument #1 to 'wait' (ticks: number expected, got string)")
  end)

  it("a wait of less than a tick is an error", function()
    expect(test.error(function() wait(0.5) end))
      :begins_with(test.line(-1) .. ": wait: ticks must be from 1 to 2147483647 but was 0.5")
  end)

  it("a number that is too large is reported as it was given", function()
    expect(test.error(function() wait(1e300) end))
      :begins_with(test.line(-1) .. ": wait: ticks must be from 1 to 2147483647 but was 1e+300")
  end)

  it("an extra argument to a function", function()
    expect(test.error(function() wait(1, "x") end))
      :begins_with(test.line(-1) .. ": bad argument #2 to 'wait' (no value expected, got string)")
  end)
end)

describe("waiting where it is impossible is an error with the reason:", function()
  it("a draw function", function()
    expect(test.error(function(self)
      self.draw = function() wait(1) end
      wait(9)
    end)):contains "a draw function cannot wait"
  end)

  it("a file while it is loaded", function()
    expect(function() test.scene "waits_while_loaded" end):fails_with "a file cannot wait while it is loaded"
  end)

  it("waiting in a custom coroutine reports the solution", function()
    expect(test.error(function() coroutine.wrap(function() wait(1) end)() end))
      :contains "a coroutine of your own cannot wait"
  end)

  it("a draw function that would wait forever", function()
    expect(test.error(function(self)
      self.draw = function() wait_forever() end
      wait(9)
    end)):contains "a draw function cannot wait"
  end)

  it("a finish hook that would wait forever", function()
    expect(test.error(function(self)
      self.finish = function() wait_forever() end
    end)):contains "a finish hook cannot wait"
  end)

  it("a custom coroutine that would wait forever", function()
    expect(test.error(function() coroutine.wrap(function() wait_forever() end)() end))
      :contains "a coroutine of your own cannot wait"
  end)
end)

describe("wait_until", function()
  it("checks once per tick", function()
    expect(test.play(6, function()
      local asked = 0
      wait_until(function()
        asked = asked + 1
        return time.tick == 4
      end)
      print(time.tick, asked)
    end)):equals { "4\t4" }
  end)
end)

describe("wait_for", function()
  it("returns the value of the signal", function()
    expect(test.play(4, function()
      local listener = spawn(function() print("hit", (wait_for "hit")) end)
      wait(1)
      listener:signal("hit", 3)
    end)):equals { "hit\t3" }
  end)

  it("returns when its limit is reached", function()
    expect(test.play(9, function()
      local heard, late = wait_for("hit", 3)
      print(heard, late, time.tick)
    end)):equals { "nil\ttimeout\t4" }
  end)

  it("fractions of a limit are carried over", function()
    expect(test.play(9, function()
      local begun = time.tick
      for _ = 1, 2 do
        wait_for("x", 1.5)
        print(time.tick - begun)
      end
    end)):equals { "2", "3" }
  end)

  it("receives an event within its limit", function()
    expect(test.play(9, function()
      local listener = spawn(function()
        local heard, late = wait_for("hit", 3)
        print(heard, late, time.tick)
      end)
      wait(1)
      listener:signal("hit", 7)
    end)):equals { "7\tnil\t2" }
  end)

  it("an event without a value is not a timeout", function()
    expect(test.play(9, function()
      local listener = spawn(function()
        local heard, late = wait_for("hit", 3)
        print(heard, late)
      end)
      wait(1)
      listener:signal "hit"
    end)):equals { "nil\tnil" }
  end)

  it("an event of an earlier wait is not received again", function()
    expect(test.play(9, function()
      local listener = spawn(function()
        wait_for("hit", 3)
        print "hit"
        local _, late = wait_for("hit", 2)
        print(late)
      end)
      wait(1)
      listener:signal "hit"
    end)):equals { "hit", "timeout" }
  end)

  it("other events do not end a wait", function()
    expect(test.play(9, function()
      local listener = spawn(function()
        local _, late = wait_for("hit", 3)
        print(late)
      end)
      wait(1)
      listener:signal("touch", 1)
    end)):equals { "timeout" }
  end)

  it("a limit of 0 is an error", function()
    expect(test.error(function() wait_for("hit", 0) end))
      :begins_with(test.line(-1) .. ": wait_for: ticks must be from 1 to 2147483647 but was 0")
  end)
end)

describe("wait_forever", function()
  it("ends when the task is killed, and with it the rest of the task", function()
    expect(test.play(9, function()
      local other = spawn(function(self)
        self.finish = function() print("finished", time.tick) end
        wait_forever()
        print "woken"
      end)
      wait(2)
      other:kill()
      print(other:alive())
    end)):equals { "finished\t3", "false" }
  end)

  it("keeps children alive, which end with it", function()
    expect(test.play(9, function()
      local parent = spawn(function(self)
        self:spawn(function()
          while true do
            print(time.tick)
            wait(1)
          end
        end)
        wait_forever()
      end)
      wait(2)
      parent:kill()
    end)):equals { "1", "2" }
  end)

  it("is not ended by an event, which still reaches its handler", function()
    expect(test.play(9, function()
      local other = spawn(function()
        wait_forever()
        print "woken"
      end, { on_hit = function(_, damage) print("hit", damage) end })
      wait(1)
      other:signal("hit", 3)
      task.broadcast "gong"
      wait(3)
      print(other:alive())
    end)):equals { "hit\t3", "true" }
  end)

  it("is not ended by a pause, nor by another rate", function()
    expect(test.play(20, function()
      local other = spawn(function()
        wait_forever()
        print "woken"
      end)
      other.rate = 4
      other:pause()
      wait(2)
      other:resume()
      wait(9)
      print(other:alive())
    end)):equals { "true" }
  end)

  it("can be the whole task, for a table given to spawn", function()
    expect(test.play(9, function()
      local lamp = spawn(wait_forever, { light = 3, finish = function(self) print("out", self.light) end })
      wait(2)
      print(lamp:alive())
      lamp:kill()
    end)):equals { "true", "out\t3" }
  end)
end)

describe("await", function()
  it("returns the results of the other task", function()
    expect(test.play(5, function()
      local other = spawn(function()
        wait(2)
        return "done"
      end)
      local result = await(other)
      print(time.tick, result)
    end)):equals { "4\tdone" }
  end)

  it("awaiting a dead task does not wait", function()
    expect(test.play(9, function()
      local other = spawn(function() wait(1) end)
      other:kill()
      wait(1)
      await(other)
      print(time.tick)
    end)):equals { "2" }
  end)

  it("awaiting a killed task returns nothing", function()
    expect(test.play(9, function()
      local other = spawn(function() wait_forever() end)
      spawn(function()
        wait(2)
        other:kill()
      end)
      print(select("#", await(other)), time.tick)
    end)):equals { "0\t4" }
  end)

  it("several tasks await the same task", function()
    expect(test.play(9, function()
      local other = spawn(function()
        wait(3)
        return "done"
      end)
      spawn(function() print("a", await(other)) end)
      spawn(function() print("b", await(other)) end)
      wait(5)
    end)):equals { "a\tdone", "b\tdone" }
  end)

  it("tasks that await each other are an error that names the cycle", function()
    local message = test.error(function()
      local a, b, c
      a = spawn(function() wait(1) await(b) end, { name = "a" })
      b = spawn(function() wait(1) await(c) end, { name = "b" })
      c = spawn(function() wait(1) await(a) end, { name = "c" })
      wait(9)
    end)
    expect(message):begins_with(test.line(-3) .. ": await: circular await:"
      .. " task 'c' #4 -> task 'a' #2 -> task 'b' #3 -> task 'c' #4")
  end)

  it("a task cannot await itself", function()
    local me = "task '" .. test.line(1) .. "' #1"
    expect(test.error(function(self) await(self) end))
      :begins_with(test.line(-1) .. ": await: circular await: " .. me .. " -> " .. me)
  end)

  it("awaiting a table that is not a task is an error", function()
    expect(test.error(function() await {} end)):begins_with(test.line() .. ": await: this table is not a task")
  end)
end)
