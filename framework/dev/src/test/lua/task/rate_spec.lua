-- The pace of a task, of its group, of all.

it("waits follow the rate of a task and its group", function()
  expect(test.play(20, function()
    local function say(self)
      wait(2)
      print(self.word, time.tick)
    end
    task.rate("slow", 0.5)
    spawn(say, { word = "none" })
    spawn(say, { word = "own", rate = 0.5 })
    spawn(say, { word = "group", rate = 0.5, group = "slow" })
  end)):equals { "none\t3", "own\t5", "group\t9" }
end)

it("move_to follows the rate smoothly", function()
  expect(test.play(9, function()
    local mover = spawn(function(self)
      self.x, self.y = 0, 0
      move_to(self, 10, 0, 2)
      print(self.x, "there")
      wait(9)
    end, { rate = 0.5, priority = 0.4 })
    for _ = 1, 4 do
      print(mover.x)
      wait(1)
    end
  end)):equals { "0", "2.5", "5", "7.5", "10\tthere" }
end)

it("move_to arrives in time", function()
  expect(test.play(5, function(self)
    self.x, self.y = 0, 0
    spawn(function()
      wait(1)
      print(self.x)
    end, { priority = 0.9 })
    move_to(self, 10, 20, 2)
    print(self.x, self.y, time.tick)
  end)):equals { "5", "10\t20\t3" }
end)

it("a fast task arrives earlier", function()
  expect(test.play(9, function(self)
    self.rate, self.x, self.y = 2, 0, 0
    move_to(self, 10, 0, 4)
    print(self.x, time.tick)
  end)):equals { "10\t3" }
end)

it("dt follows the rate", function()
  local function rounded(rate) return math.floor(rate + 0.5) end
  expect(test.play(3, function()
    spawn { rate = 2, priority = 0.7, state = function(_, dt)
      print(rounded(1 / dt), rounded(1 / time.dt))
      return false
    end }
    wait(1)
    print(rounded(1 / time.dt))
  end)):equals { "30\t30", "60" }
end)

it("a rate can be read, and stops a task at 0", function()
  expect(test.play(9, function()
    print(task.rate("enemy", 0.5), task.rate "enemy", task.rate())
    local still = spawn(function(self)
      self.rate = 0
      wait(1)
      self.n = 1
    end)
    wait(5)
    print(still.n)
  end)):equals { "0.5\t0.5\t1", "nil" }
end)

it("a negative rate is an error in its line", function()
  expect(test.error(function(self) self.rate = -1 end))
    :begins_with(test.line(-1) .. ": a task's 'rate' must be at least 0 but was -1")
end)

it("a negative rate of a group is an error in its line", function()
  expect(test.error(function() task.rate("enemy", -1) end))
    :begins_with(test.line(-1) .. ": task.rate: rate must be at least 0 but was -1")
end)
