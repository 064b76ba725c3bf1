-- Items: they pop up and fall, come to the ship, are worth more the higher they are taken.
local items = require "kodama.shooter.items"
local run = require "kodama.shooter.run"

local taken

before_each(function()
  run.begin { power = 0 }
  taken = {}
  run.on("item", function(name, worth) taken[#taken + 1] = name .. " " .. worth end, spawn(wait_forever))
end)

local function ship(x, y)
  return spawn(wait_forever, { name = "ship", x = x, y = y, hitbox = circle(1) })
end

it("a missed item leaves the screen and sends the event lost", function()
  local lost
  run.on("lost", function(name) lost = name end, spawn(wait_forever))
  items.drop("point", 16, 10)
  test.run_ticks(90)
  expect(lost):equals "point"
  expect(#find("kodama.items").list):equals(0)
end)

it("an item near the ship is taken, and is worth less at the bottom", function()
  ship(16, 16)
  items.drop("point", 16, 16)
  test.run_ticks(2)
  expect(taken):equals { "point 100" }
end)

it("all items come to a ship above the line", function()
  items.near, items.reach = 1, 1.5
  ship(16, 2)
  items.drop("point", 30, 14)
  test.run_ticks(20)
  items.near, items.reach = 28, 12
  expect(taken):equals { "point 1000" }
end)

it("an item can call a function", function()
  ship(16, 16)
  items.drop("power", 16, 16)
  test.run_ticks(2)
  expect(run.power):equals(1)
end)

it("enemies drop the items of their kind", function()
  run.tell("killed", { x = 5, y = 5, drops = { point = 3, star = 2 } })
  expect(#find("kodama.items").list):equals(5)
end)

it("canceled shots become stars, which fly to the ship from anywhere", function()
  ship(30, 15)
  run.tell("canceled", 2, 2)
  test.run_ticks(8)
  expect(taken):equals { "star 0" }
end)

it("an unknown kind is an error", function()
  expect(test.error(function() items.drop("acorn", 1, 1) end))
    :begins_with(test.line(-1) .. ": kodama.shooter.items: there is no kind 'acorn'")
end)

it("an item without a position is an error, and the others stay", function()
  items.drop("point", 16, 10)
  expect(test.error(function() items.drop("point", 5) end))
    :begins_with(test.line(-1) .. ": kodama.shooter.items: the place of 'point' must be two numbers but was 5, nil")
  expect(test.error(function() items.drop("star", 0 / 0, 1) end))
    :contains(": kodama.shooter.items: the place of 'star' must be two numbers but was ")
  test.run_ticks(3)
  expect(#find("kodama.items").list):equals(1)
end)
