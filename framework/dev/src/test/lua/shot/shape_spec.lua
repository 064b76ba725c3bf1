-- Outlines other than circles and upright boxes, and several groups at once.

local function wall(hitbox, fields)
  return spawn(function(self)
    self.group, self.hitbox, self.x, self.y = "ship", hitbox, 40, 40
    for name, value in pairs(fields or {}) do self[name] = value end
    self.on_hit = function() print("hit", self.group, time.tick) end
    wait(99)
  end)
end

local function falls_at(x, options)
  options = options or {}
  options.x, options.y, options.angle, options.speed, options.radius = x, 10, 90, 5, 1
  shot.fire(options)
end

it("a rotated box is hit at its corners", function()
  expect(test.play(9, function()
    wall(box(40, 4, 45))
    falls_at(52)
    falls_at(28)
    wait(99)
  end)):equals { "hit\tship\t3", "hit\tship\t8" }
end)

it("a capsule is horizontal", function()
  expect(test.play(9, function()
    wall(capsule(40, 3))
    falls_at(55)
    wait(99)
  end)):equals { "hit\tship\t6" }
end)

it("a capsule can be rotated", function()
  expect(test.play(9, function()
    wall(capsule(40, 3, 90))
    falls_at(55)
    falls_at(40)
    wait(99)
  end)):equals { "hit\tship\t2" }
end)

it("a polygon is hit inside its edges", function()
  expect(test.play(9, function()
    wall(polygon { -20, 10, 0, -10, 20, 10 })
    falls_at(24)
    falls_at(40)
    wait(99)
  end)):equals { "hit\tship\t4", "hit\tship\t7" }
end)

it("a hitbox rotates with its task if requested", function()
  expect(test.play(9, function()
    local turned = wall(box(40, 4), { rotation = 90 })
    falls_at(40)
    wait(3)
    turned.hitbox_turns = true
    wait(99)
  end)):equals { "hit\tship\t4" }
end)

it("a long shot hits with its tip", function()
  expect(test.play(9, function()
    wall(circle(4))
    falls_at(40, { length = 24 })
    wait(99)
  end)):equals { "hit\tship\t3" }
end)

it("a shot hits all groups of a list", function()
  expect(test.play(9, function()
    wall(circle(4), { group = "enemy" })
    wall(circle(4), { group = "ship" })
    wall(circle(4), { group = "rock" })
    falls_at(40, { hits = { "ship", "enemy" }, piercing = true })
    wait(8)
  end)):equals { "hit\tenemy\t6", "hit\tship\t6", "hit\tenemy\t7", "hit\tship\t7" }
end)

it("a body hits all groups of a list", function()
  expect(test.play(1, function(self)
    wall(circle(4), { group = "enemy" })
    wall(circle(4), { group = "ship" })
    self.x, self.y, self.hitbox, self.hits = 40, 40, circle(1), { "ship", "enemy" }
    wait(99)
  end)):equals { "hit\tenemy\t1", "hit\tship\t1" }
end)

it("invalid shapes are errors in their lines", function()
  expect(test.error(function() polygon { 0, 0, 9, 0, 9, 9, 5, 4, 0, 9 } end))
    :begins_with(test.line(-1) .. ": polygon: a polygon must be convex, but at corner 4 it turns the other way")
  expect(test.error(function() polygon { 0, 0, 9, "a", 9, 9 } end))
    :begins_with(test.line(-1) .. ": polygon: corners must be numbers, x and y in turn, but number 4 was a string")
  expect(test.error(function() capsule(3, 2) end))
    :begins_with(test.line(-1) .. ": capsule: length must be at least 4 but was 3")
  expect(test.error(function() box(4, 4, math.huge) end))
    :begins_with(test.line(-1) .. ": box: angle must be a finite number but was Infinity")
end)

it("invalid groups are errors", function()
  expect(test.error(function() shot.fire { x = 1, y = 1, hits = true } end))
    :begins_with(test.line(-1) .. ": shot.fire: option 'hits' must be the name of a group, or a list of them, but was")
  expect(test.error(function() shot.fire { x = 1, y = 1, hits = {} } end))
    :begins_with(test.line(-1) .. ": shot.fire: option 'hits' must name a group but was an empty table")
  expect(test.error(function(self) self.hits = true end))
    :begins_with(test.line(-1) .. ": a task's 'hits' must be the name of a group, or a list of them, but was a boolean")
end)
