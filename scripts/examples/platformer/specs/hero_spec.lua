-- Where the hero can go.
local hero = require "hero"
local map = require "map"

local self

local function put(x, y)
  self = spawn(hero, { x = x, y = y })
  test.run_until(function() return self.stands end, 200)
end

it("it falls and lands on the ground", function()
  put(100, 130)
  expect(map.at(self.x, self.y + 7)):equals "#"
  local y = self.y
  test.run_ticks(60)
  expect(self.y):equals(y)
end)

it("it does not walk through a wall", function()
  put(130, 150)
  test.press "right"
  test.run_ticks(120)
  expect(self.x):is_below(9 * 16)
end)

it("it jumps as high as two tiles and comes down again", function()
  put(20, 150)
  local ground, top = self.y, self.y
  test.tap "fire"
  test.run_until(function()
    top = math.min(top, self.y)
    return self.stands and math.abs(self.y - ground) < 1 and top < ground - 5
  end, 120)
  expect(ground - top):is_above(32)
end)

it("it jumps through a plank from below and lands on it", function()
  put(72, 150)
  test.tap "fire"
  test.run_until(function() return self.stands and self.y < 140 end, 120)
  expect(map.at(self.x, self.y + 8)):equals "="
end)

it("it picks up coins", function()
  test.scene "main"
  local before = task.count "coin"
  local player = find "hero"
  player.x, player.y = 56, 118
  test.run_ticks(3)
  expect(task.count "coin"):equals(before - 1)
end)
