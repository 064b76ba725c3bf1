-- The two states of an enemy, and many enemies in different states.
local new_enemy = require "enemy"

it("an enemy's first state fills in the rest and the second moves from the next tick", function()
  local enemy = new_enemy(100, 0xffffff, 1)
  local seen = {}
  for i = 1, 4 do
    seen[i] = { x = enemy.x, speed = enemy.speed, hp = enemy.hp }
    test.run_ticks(1)
  end
  expect(seen):equals { { x = -10 }, { x = -10, speed = 3, hp = 300 }, { x = -7, speed = 3, hp = 300 },
    { x = -4, speed = 3, hp = 300 } }
end)

it("an enemy that has left the screen returns false and its place is free", function()
  new_enemy(100, 0xffffff, 1)
  expect(task.count "enemy"):equals(1)
  test.run_ticks(150)
  expect(task.count "enemy"):equals(0)
  expect(task.taken):equals(0)
end)

it("many enemies in different states move at once", function()
  test.scene "main"
  test.run_ticks(330)
  local before = {}
  for enemy in task.each "enemy" do before[enemy] = enemy.x end
  test.run_ticks(1)
  local count = 0
  for enemy, x in pairs(before) do
    count = count + 1
    expect(enemy.x):is_above(x)
  end
  expect(count):is_above(5)
end)
