-- Where the hero can go.
local hero = require "hero"

local level = map.load "maps/hills"

local self

local function put(x, y)
  self = spawn(hero, { x = x, y = y })
  test.run_until(function() return self.grounded end, 200)
end

it("it falls and lands on the ground", function()
  put(248, 130)
  expect((level:floor(self.x, self.y))):equals(self.y + 7)
  local y = self.y
  test.run_ticks(60)
  expect(self.y):equals(y)
end)

it("it walks up a gentle slope and a steep one, and down again", function()
  put(80, 150)
  local bottom, top = self.y, self.y
  test.press "right"
  test.run_until(function()
    top = math.min(top, self.y)
    expect(self.grounded):equals(true)
    return self.x > 230
  end, 200)
  expect(bottom - top):equals(32)
  expect(self.y):equals(bottom)
end)

it("it does not leave the map", function()
  put(20, 150)
  test.press "left"
  test.run_ticks(30)
  expect(self.x):equals(6)
end)

it("it jumps as high as two tiles and comes down again", function()
  put(20, 150)
  local ground, top = self.y, self.y
  test.tap "fire"
  test.run_until(function()
    top = math.min(top, self.y)
    return self.grounded and math.abs(self.y - ground) < 1 and top < ground - 5
  end, 120)
  expect(ground - top):is_above(32)
end)

it("it jumps through a plank from below, lands on it, and drops through it", function()
  put(40, 150)
  test.tap "fire"
  test.run_until(function() return self.grounded and self.y < 140 end, 120)
  expect(self.y + 7):equals(128)
  test.press "down"
  test.run_until(function() return self.grounded and self.y > 140 end, 60)
end)

it("it picks up coins", function()
  test.scene "main"
  local before = task.count "coin"
  local player = find "hero"
  player.x, player.y = 56, 118
  test.run_ticks(3)
  expect(task.count "coin"):equals(before - 1)
end)
