-- Shots that come near and do not hit.

local function ship(fields)
  return spawn(function(self)
    self.group, self.hitbox, self.x, self.y, self.graze = "ship", circle(2), 60, 20, 12
    self.on_graze = function(_, x, y, n) print(("%d at %g, %g"):format(n, x, y)) end
    for name, value in pairs(fields or {}) do self[name] = value end
    wait(99)
  end)
end

local function fly_past(options)
  options.x, options.y, options.angle, options.speed = 40, options.y or 28, 0, 4
  shot.fire(options)
end

it("a shot that comes close without hitting is reported once", function()
  expect(test.play(20, function()
    ship()
    fly_past {}
    wait(99)
  end)):equals { "1 at 52, 28" }
end)

it("a shot that hits does not graze in that tick", function()
  expect(test.play(20, function()
    ship { graze = 3, on_hit = function() print "hit" end }
    shot.fire { x = 40, y = 20, angle = 0, speed = 30 }
    wait(99)
  end)):equals { "hit" }
end)

it("several grazes in one tick are reported at once, with the position of the first", function()
  expect(test.play(20, function()
    ship()
    fly_past {}
    fly_past { y = 12 }
    wait(99)
  end)):equals { "2 at 52, 28" }
end)

it("a shot counts again after graze_every ticks", function()
  expect(test.play(20, function()
    ship()
    fly_past { graze_every = 2 }
    wait(99)
  end)):equals { "1 at 52, 28", "1 at 60, 28", "1 at 68, 28" }
end)

it("a shot with graze = false never counts", function()
  expect(test.play(20, function()
    ship()
    fly_past { graze = false }
    wait(99)
  end)):equals {}
end)

it("a shot that hits another group does not count", function()
  expect(test.play(20, function()
    ship()
    fly_past { hits = "enemy" }
    fly_past { hits = { "enemy", "ship" } }
    wait(99)
  end)):equals { "1 at 52, 28" }
end)

it("each of two ships is grazed by the same shot", function()
  expect(test.play(20, function()
    ship()
    ship { x = 50 }
    fly_past {}
    wait(99)
  end)):equals { "1 at 44, 28", "1 at 52, 28" }
end)

it("a task without a hitbox can be grazed, and graze can be a hitbox", function()
  expect(test.play(20, function()
    local one = ship { graze = box(4, 40) }
    one.hitbox = nil
    fly_past {}
    wait(99)
  end)):equals { "1 at 60, 28" }
end)

it("a task can wait for a graze", function()
  expect(test.play(20, function(self)
    self.group, self.x, self.y, self.graze = "ship", 60, 20, 12
    fly_past {}
    wait_for "graze"
    print(time.tick)
  end)):equals { "4" }
end)

it("grazes are reported after all hits of the tick", function()
  expect(test.play(20, function()
    ship { on_hit = function() print "hit" end }
    shot.fire { x = 40, y = 28, angle = 0, speed = 12 }
    shot.fire { x = 40, y = 20, angle = 0, speed = 20 }
    wait(99)
  end)):equals { "hit", "1 at 52, 28" }
end)

it("a graze that is neither a radius nor a hitbox is an error in its line", function()
  expect(test.error(function(self) self.graze = "near" end))
    :begins_with(test.line(-1) .. ": a task's 'graze' must be a radius or a hitbox such as circle(r) but was a string")
  expect(test.error(function(self) self.graze = -1 end))
    :begins_with(test.line(-1) .. ": a task's 'graze' must be at least 0 but was -1")
end)

it("graze_every below 0 is an error in its line", function()
  expect(test.error(function() shot.fire { x = 1, y = 1, graze_every = -1 } end))
    :begins_with(test.line(-1) .. ": shot.fire: option 'graze_every' must be from 0 to 2147483647 but was -1")
end)
