-- How a fight goes from attack to attack.
local boss = require "boss"

local function attack(seconds)
  return { name = "A", hp = 10, seconds = seconds, run = function(_, from)
    while true do
      shot.fire { from = from }
      wait(10)
    end
  end }
end

local function fight(...)
  local attacks = { ... }
  return spawn(function(self) self.result = boss.fight(self, attacks) end, { x = 50, y = 50, draw = function() end })
end

it("an attack ends when its health is gone and its shots with it", function()
  local self = fight(attack(9), attack(9))
  test.run_ticks(30)
  expect(shot.count "ship"):is_above(1)
  self:signal("hit", 10)
  test.run_ticks(2)
  expect(shot.count "ship"):equals(0)
  test.run_ticks(60)
  expect(self.number):equals(2)
  expect(self.hp):equals(10)
end)

it("an attack ends when its time is over", function()
  local self = fight(attack(1))
  test.run_ticks(150)
  expect(self.result):equals(0)
end)

it("between two attacks nothing hurts", function()
  local self = fight(attack(1), attack(1))
  test.run_ticks(70)
  expect(self.attack):is_nil()
  self:signal("hit", 5)
  test.run_ticks(60)
  expect(self.hp):equals(10)
end)
