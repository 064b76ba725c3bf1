-- Hit stops and slow motion.

it("a hit stop stops tasks from the next tick on", function()
  expect(test.play(12, function()
    for _ = 1, 4 do
      print(time.tick)
      if time.tick == 2 then feel.hit_stop(5) end
      wait(1)
    end
  end)):equals { "1", "2", "8", "9" }
end)

it("a hit stop lasts six ticks by default", function()
  expect(test.play(9, function()
    feel.hit_stop()
    wait(1)
    print(time.tick)
  end)):equals { "8" }
end)

it("the longer of two hit stops counts", function()
  expect(test.play(12, function()
    feel.hit_stop(4)
    feel.hit_stop(8)
    feel.hit_stop(2)
    wait(1)
    print(time.tick)
  end)):equals { "10" }
end)

it("a persistent task goes on in a hit stop and in slow motion", function()
  expect(test.play(4, function()
    spawn(function()
      wait(2)
      print(time.tick)
    end, { persistent = true })
    feel.hit_stop(1)
    feel.slow(0.1, 20)
    wait_forever()
  end)):equals { "3" }
end)

it("shots and time.now stand still in a hit stop", function()
  local bullet
  test.play(1, function()
    bullet = shot.fire { x = 2, y = 8, angle = 0, speed = 1, keep = true }
    feel.hit_stop(5)
    wait_forever()
  end)
  local x, now = bullet.x, time.now
  test.run_ticks(5)
  expect(bullet.x):equals(x)
  expect(time.now):equals(now)
  test.run_ticks(1)
  expect(bullet.x):equals(x + 1)
end)

it("a tap during a hit stop counts after it, once", function()
  local fired
  test.play(1, function()
    while true do
      if input.pressed "fire" then fired = (fired or "") .. time.tick end
      if time.tick == 2 then feel.hit_stop(5) end
      wait(1)
    end
  end)
  test.run_ticks(3)
  test.tap "fire"
  test.run_ticks(7)
  expect(fired):equals "8"
end)

it("nothing is hit in a hit stop", function()
  local hits = 0
  test.play(1, function()
    local function draw_nothing() end
    spawn { x = 8, y = 8, draw = draw_nothing, hitbox = circle(2), group = "enemy",
      on_hit = function() hits = hits + 1 end }
    spawn { x = 8, y = 8, draw = draw_nothing, hitbox = circle(2), hits = "enemy" }
    feel.hit_stop(5)
    wait_forever()
  end)
  local before = hits
  test.run_ticks(5)
  expect(hits):equals(before)
  test.run_ticks(1)
  expect(hits):equals(before + 1)
end)

it("slow motion counts ticks of the clock and returns to normal speed", function()
  local task_of_test
  test.play(1, function(self)
    self.dts = {}
    task_of_test = self
    feel.slow(0.5, 4, 3)
    self.state = nil
    spawn { state = function(_, dt) table.insert(self.dts, math.floor(dt * 60 * 1000 + 0.5)) end }
    wait_forever()
  end)
  test.run_ticks(9)
  local dts = task_of_test.dts
  expect(dts[1]):equals(1000)
  expect(dts[#dts]):equals(1000)
  local sum = 0
  for _, dt in ipairs(dts) do sum = sum + dt end
  expect(sum):equals(1000 + 4 * 500 + 625 + 750 + 875 + 2000)
end)

it("another slow motion replaces the first", function()
  expect(test.play(30, function()
    feel.slow(0.1, 100)
    feel.slow(0.5, 4, 0)
    wait(3)
    print(time.tick)
  end)):equals { "6" }
end)

it("slow motion is multiplied with the rate of all tasks and does not change it", function()
  expect(test.play(20, function()
    task.rate(nil, 0.5)
    feel.slow(0.5, 100)
    wait(2)
    print(time.tick, task.rate())
  end)):equals { "9\t0.5" }
end)

it("a hit stop waits while all tasks are paused", function()
  expect(test.play(20, function()
    spawn(function()
      wait(5)
      task.resume_all()
    end, { persistent = true })
    feel.hit_stop(3)
    task.pause_all()
    wait(1)
    print(time.tick)
  end)):equals { "10" } -- resumed in tick 6
end)

it("everything ends with the scene", function()
  test.play(1, function()
    feel.hit_stop(100)
    feel.slow(0.1, 100)
    spawn(function()
      wait(3)
      scene.change "empty"
    end, { persistent = true, name = "changer" })
    wait_forever()
  end)
  test.run_ticks(8)
  expect(task.rate()):equals(1)
  local before = time.now
  test.run_ticks(6)
  expect(math.floor((time.now - before) * 60 + 0.5)):equals(6)
end)

describe("mistakes", function()
  local function refused(call, message)
    it(message, function()
      expect(test.error(call)):contains(message)
    end)
  end
  refused(function() feel.hit_stop(0) end, "feel.hit_stop: ticks must be from 1 to 6000 but was 0")
  refused(function() feel.slow(0, 10) end, "feel.slow: rate must be from 0.01 to 1 but was 0")
  refused(function() feel.slow(2, 10) end, "feel.slow: rate must be from 0.01 to 1 but was 2")
  refused(function() feel.slow(0.5, 0) end, "feel.slow: ticks must be from 1 to 6000 but was 0")
  refused(function() feel.slow(0.5, 5, -1) end, "feel.slow: return_ticks must be from 0 to 6000 but was -1")
  refused(function() feel.freeze(5) end, "feel.hit_stop(ticks)")
end)
