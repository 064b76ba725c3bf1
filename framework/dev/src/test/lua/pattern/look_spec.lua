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

it("a level without fields uses those of the call", function()
  expect(damages(line(2, {}))):equals "9 9"
end)

it("a level can have its own", function()
  expect(damages(line(2, { damage = 3 }))):equals "3 3"
end)

it("inner fields override outer ones", function()
  expect(damages(line(2, { damage = 3, of = pattern.one { damage = 4 } }))):equals "4 4"
  expect(damages(line(2, { damage = 3, of = pattern.one() }))):equals "3 3"
end)

it("the items of a list alternate", function()
  expect(damages(line(5, { damage = { 1, 2 } }))):equals "1 2 1 2 1"
end)

it("a function is called for each index, from 1 on", function()
  expect(damages(line(3, { damage = function(i, n) return i * 10 + n end }))):equals "13 23 33"
end)

it("inner patterns also alternate", function()
  expect(damages(line(3, { damage = { 1, 2, 3 }, of = line(2, {}) }))):equals "1 1 2 2 3 3"
end)

it("inner functions are called again for each outer index", function()
  local asked = 0
  local count = line(2, { damage = function()
    asked = asked + 1
    return asked
  end })
  expect(damages(line(2, { of = count }))):equals "1 2 3 4"
end)

it("an empty list is an error", function()
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

--- The sprites of those that were fired, in the order of firing.
local function sprites(options)
  options.x, options.y, options.keep = 16, 8, true
  local names = {}
  for i, each in ipairs(shot.fire(options)) do names[i] = each.sprite end
  return table.concat(names, " ")
end

it("colors alternate", function()
  expect(sprites { kind = "star", pattern = pattern.ring { n = 5, color = { "red", "blue" } } })
    :equals "kodama.star.red kodama.star.blue kodama.star.red kodama.star.blue kodama.star.red"
end)

it("kinds alternate, each in the color of the level around", function()
  local stack = pattern.stack { n = 2, kind = { "star", "rice" } }
  expect(sprites { pattern = pattern.fan { n = 2, color = { "cyan", "white" }, of = stack } })
    :equals "kodama.star.cyan kodama.rice.cyan kodama.star.white kodama.rice.white"
end)

it("custom kinds alternate, too", function()
  shot.kind("mine", { kind = "petal", color = "green" })
  expect(sprites { pattern = pattern.ring { n = 2, kind = { "mine", "star" } } })
    :equals "kodama.petal.green kodama.star.red"
end)

it("an unknown color is an error of the call, and no shot is fired", function()
  expect(test.error(function()
    shot.fire { x = 1, y = 1, pattern = pattern.ring { color = { "red", "rde" } } }
  end)):contains "shot.fire: there is no color 'rde' (did you mean 'red'?)"
  expect(shot.count()):equals(0)
end)

--- After how many ticks each hits a target it flies through at once, in the order of hitting.
local function times(options)
  local seen, tick = {}, 0
  local target = spawn {
    x = 16, y = 14, group = "ship", hitbox = box(60, 8), draw = function() end,
    on_hit = function(_, place) seen[#seen + 1] = place .. " at " .. tick end,
  }
  options.x, options.y, options.speed, options.radius = 16, 8, 2, 0.5
  shot.fire(options)
  for _ = 1, 20 do
    tick = tick + 1
    test.run_ticks(1)
  end
  target:kill()
  return table.concat(seen, ", ")
end

it("shots have the delays of their levels, one after the other", function()
  local level = { n = 3, width = 20, damage = { 1, 2, 3 } }
  local first = tonumber(times { pattern = pattern.line(level) }:match "1 at (%d+)")
  level.delay = { 0, 8 }
  local expected = ("1 at %d, 2 at %d, 3 at %d"):format(first, first + 4, first + 8)
  expect(times { pattern = pattern.line(level) }):equals(expected)
end)

it("delays of levels and of the call are added", function()
  local first = tonumber(times { damage = 1 }:match "1 at (%d+)")
  local within = pattern.one { delay = 3, damage = { 1 } }
  expect(times { delay = 5, pattern = pattern.line { n = 1, delay = 2, of = within } }):equals("1 at " .. first + 10)
end)

describe("kept shots", function()
  it("are a list of all shots in the order of firing", function()
    local kept = shot.fire { x = 16, y = 8, keep = true, pattern = pattern.ring { n = 4, damage = { 1, 2, 3, 4 } } }
    expect(#kept):equals(4)
    for i, each in ipairs(kept) do
      expect(each.damage):equals(i)
      expect(each.angle % 360):equals(i * 90 % 360)
    end
  end)

  it("are a list even for a pattern of one shot", function()
    expect(#shot.fire { x = 16, y = 8, keep = true, pattern = pattern.one() }):equals(1)
  end)

  it("continue with their list", function()
    local kept = shot.ring { x = 16, y = 8, keep = true, n = 3, of = pattern.stack { n = 2 } }
    expect(#kept):equals(6)
    for _, each in ipairs(kept) do each:kill() end
    test.run_ticks(1)
    expect(shot.count()):equals(0)
  end)
end)
