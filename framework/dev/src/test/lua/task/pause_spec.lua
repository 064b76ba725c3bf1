-- Standing still: one task, a group, all tasks, all shots.

local function target()
  spawn(function(self)
    self.group, self.hitbox, self.x, self.y = "ship", circle(2), 16, 8
    self.on_hit = function()
      print("hit", time.tick)
      self:kill()
    end
    wait(99)
  end)
end

it("a paused group stops and later continues", function()
  expect(test.play(20, function()
    local counter = spawn(function(self)
      self.n = 0
      while true do
        wait(2)
        self.n = self.n + 1
      end
    end, { group = "enemy" })
    wait(5)
    print(counter.n)
    task.pause "enemy"
    wait(10)
    print(counter.n)
    task.resume "enemy"
    wait(2)
    print(counter.n)
    wait(99)
  end)):equals { "2", "2", "3" }
end)

it("a paused group is still drawn", function()
  test.play(9, function()
    spawn { group = "enemy", draw = function() draw.rect(0, 0, 4, 4, 0xff0000) end }
    task.pause "enemy"
    wait_forever()
  end)
  expect(task.paused "enemy"):is_true()
  test.expect_picture({ "r" }, 1, 1, { [0xff0000] = "r" })
end)

it("a task that joins a paused group stops, too", function()
  expect(test.play(9, function()
    task.pause "enemy"
    spawn(function()
      print "first stretch"
      wait(1)
      print "never"
    end, { group = "enemy" })
    wait(5)
    print(task.paused "enemy")
  end)):equals { "first stretch", "true" }
end)

it("one task can be paused with its children", function()
  expect(test.play(9, function()
    local parent = spawn(function(self)
      self:spawn(function()
        wait(1)
        print("child", time.tick)
      end, { priority = 0.4 })
      wait(1)
      print("parent", time.tick)
    end)
    parent:pause()
    wait(5)
    print "go"
    parent:resume()
    wait(9)
  end)):equals { "go", "child\t7", "parent\t7" }
end)

it("persistent tasks run while all are paused", function()
  expect(test.play(9, function()
    spawn(function()
      wait(3)
      print("menu", time.tick)
      wait(1)
      task.resume_all()
    end, { persistent = true })
    spawn(function()
      wait(2)
      print("game", time.tick)
    end)
    task.pause_all()
  end)):equals { "menu\t4", "game\t7" }
end)

it("shots and bodies stand still while all are paused", function()
  expect(test.play(12, function()
    target()
    shot.fire { x = 4, y = 8, angle = 0, speed = 4 }
    spawn(function()
      wait(6)
      task.resume_all()
      wait(9)
    end, { persistent = true })
    task.pause_all()
  end)):equals { "hit\t9" }
end)

it("shots have their own group", function()
  expect(test.play(9, function()
    task.rate("shot", 0.5)
    target()
    shot.fire { x = 4, y = 8, angle = 0, speed = 4 }
    wait(9)
  end)):equals { "hit\t5" }
end)

describe("a group that has had no tasks:", function()
  settings { dev = true }

  it("can be paused, and is reported with a suggestion", function()
    local line = test.line(3)
    expect(test.play(1, function()
      spawn(function() wait(9) end, { group = "enemy" })
      task.pause "enmy"
      task.pause "elsewhere"
    end)):equals { "hint: " .. line .. ": task.pause: no task has joined the group 'enmy' yet;"
      .. " did you mean 'enemy'?" }
  end)
end)

it("a new scene is neither paused nor slow", function()
  expect(test.play(5, function()
    task.rate(nil, 0.5)
    task.pause "ship"
    scene.change("own", { group = "ship", play = function()
      wait(1)
      print(time.tick, task.rate())
    end })
    task.pause_all()
    wait(9)
  end)):equals { "3\t1" }
end)

it("a pause menu pauses the game and resumes it", function()
  test.scene("own", { play = function()
    spawn(function(menu)
      while true do
        wait_until(function() return input.pressed "start" end)
        task.pause_all()
        menu.draw = function() draw.text("PAUSE", 1, 1) end
        wait(1)
        wait_until(function() return input.pressed "start" end)
        task.resume_all()
        menu.draw = nil
        wait(1)
      end
    end, { persistent = true, priority = 0.95 })
    while true do
      print(time.tick)
      wait(1)
    end
  end })
  test.run_ticks(1)
  test.press "start"
  test.run_ticks(1)
  test.release "start"
  test.run_ticks(3)
  test.press "start"
  test.run_ticks(1)
  test.release "start"
  test.run_ticks(1)
  expect(test.log()):equals { "1", "2", "3", "8" }
end)
