-- Options of a shot within a pattern: those of a level hold for all within it, and those within hold over those around.

--- The damage of each shot, in the order of firing: all hit the same target at once.
local function damages(fired)
  local seen = {}
  local target = spawn {
    x = 16, y = 14, group = "ship", hitbox = box(60, 4), draw = function() end,
    on_hit = function(_, damage) seen[#seen + 1] = damage end,
  }
  shot.fire { x = 16, y = 8, damage = 9, speed = 2, radius = 0.5, pattern = fired }
  test.run_ticks(8)
  target:kill()
  return table.concat(seen, " ")
end

local function line(n, options)
  options.n, options.width = n, 20
  return pattern.line(options)
end

it("a level without any has those of the call", function()
  expect(damages(line(2, {}))):equals "9 9"
end)

it("a level has its own", function()
  expect(damages(line(2, { damage = 3 }))):equals "3 3"
end)

it("those within hold over those around", function()
  expect(damages(line(2, { damage = 3, of = pattern.one { damage = 4 } }))):equals "4 4"
  expect(damages(line(2, { damage = 3, of = pattern.one() }))):equals "3 3"
end)

it("the items of a list take turns", function()
  expect(damages(line(5, { damage = { 1, 2 } }))):equals "1 2 1 2 1"
end)

it("a function is asked for each place, from 1 on", function()
  expect(damages(line(3, { damage = function(i, n) return i * 10 + n end }))):equals "13 23 33"
end)

it("turns are taken by what is within, too", function()
  expect(damages(line(3, { damage = { 1, 2, 3 }, of = line(2, {}) }))):equals "1 1 2 2 3 3"
end)

it("functions within are asked anew at each place around", function()
  local asked = 0
  local count = line(2, { damage = function()
    asked = asked + 1
    return asked
  end })
  expect(damages(line(2, { of = count }))):equals "1 2 3 4"
end)

it("a list of nothing is an error", function()
  expect(test.error(function()
    shot.fire { x = 1, y = 1, pattern = pattern.ring { damage = {} } }
  end)):contains "pattern.ring: option 'damage' lists nothing"
end)

it("a function that returns nothing is an error", function()
  expect(test.error(function()
    shot.fire { x = 1, y = 1, pattern = pattern.ring { damage = function() end } }
  end)):contains "pattern.ring: the function 'damage' must return a value but returned nothing"
end)

it("a value of the wrong type is an error of the call", function()
  expect(test.error(function()
    shot.fire { x = 1, y = 1, pattern = pattern.ring { damage = "much" } }
  end)):contains "shot.fire: option 'damage' must be a number but was a string"
end)
