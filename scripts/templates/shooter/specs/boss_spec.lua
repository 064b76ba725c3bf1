-- The boss by itself.
local boss = require "enemies.boss"

local function fight()
  local self = spawn(boss, { x = 120, y = -40 })
  test.run_ticks(125)
  return self
end

it("nothing hits the boss before it is in its place", function()
  local self = spawn(boss, { x = 120, y = -40 })
  test.run_ticks(60)
  expect(self.hitbox):is_nil()
end)

it("the second attack begins at half its strength and clears the shots of the first", function()
  local self = fight()
  test.run_ticks(100)
  expect(shot.count "ship"):is_above(20)
  self:signal("hit", 80)
  test.run_ticks(2)
  expect(shot.count "ship"):equals(0)
end)

it("it bursts when all is gone", function()
  local self = fight()
  self:signal("hit", 160)
  test.run_ticks(1)
  expect(self:alive()):is_false()
end)
