-- Tests play the game without a window. Run them with `kodama test`.
local hero = require "hero"
local walker = require "walker"

local level = map.from_rows {
  "............",
  "............",
  "...===......",
  "............",
  "............",
  "######....##",
}

local function at(x, y)
  local self = spawn(hero, { x = x, y = y, level = level })
  test.run_until(function() return self.grounded end, 100)
  return self
end

it("the hero jumps through a plank, lands on it, and drops through it", function()
  local self = at(72, 70)
  test.press "fire"
  test.run_until(function() return self.grounded and self.y < 40 end, 100)
  expect(self.y + 7):equals(32)
  test.release "fire"
  test.press "down"
  test.run_until(function() return self.grounded and self.y > 40 end, 100)
end)

it("a jump just after the edge of a floor still counts, a later one does not", function()
  for _, late in ipairs { false, true } do
    local self = at(80, 70)
    test.press "right"
    test.run_until(function() return not self.grounded end, 60)
    test.run_ticks(late and 10 or 4)
    test.tap "fire"
    test.run_ticks(2)
    expect(self.speed_y < 0):equals(not late)
    test.release "right"
    self:kill()
  end
end)

it("a walker that is stomped ends, one that walks into the hero wins", function()
  local self = at(24, 70)
  local below = spawn(walker, { x = 72, y = 70, level = level })
  self.x, self.y = 72, 40
  test.run_until(function() return not below:alive() end, 60)
  expect(self.safe):equals(0)
  test.run_until(function() return self.grounded end, 100)
  spawn(walker, { x = 90, y = 70, level = level })
  test.run_until(function() return self.safe > 0 end, 100)
  expect(self.x):equals(24)
end)

it("coins are counted, and the flag leads to the next level", function()
  test.scene "main"
  local coins = task.count "coin"
  local self = find "hero"
  for each in task.each "coin" do self.x, self.y = each.x, each.y break end
  test.run_ticks(2)
  expect(task.count "coin"):equals(coins - 1)
  for each in task.each "goal" do self.x, self.y = each.x, each.y end
  test.run_ticks(120)
  for each in task.each "goal" do expect(each.number):equals(2) end
end)
