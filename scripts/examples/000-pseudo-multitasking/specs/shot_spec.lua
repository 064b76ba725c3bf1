-- Volleys of five shots, their hits, and the bomb.
local enemy = require "tasks.enemy"
local fire = require "tasks.shot"
local gba = require "gba"

it("the fan is at 192 and six and twelve to each side of a circle of 256", function()
  fire(0, 0)
  local angles = { 192, 198, 186, 204, 180 }
  for i, angle in ipairs(angles) do
    local turn = angle * math.pi / 128
    local one = task.nth("shot", i)
    expect(one.vx):is_near(math.cos(turn) * 1024, 0.5)
    expect(one.vy):is_near(math.sin(turn) * 1024, 0.5)
    expect(one.X):equals(0)
  end
  expect(task.count "shot"):equals(#angles)
end)

it("a shot frees its place when it leaves the screen", function()
  fire(gba.fixed(120), gba.fixed(128))
  expect { task.count "shot", task.taken }:equals { 5, 5 }
  test.run_ticks(50)
  expect { task.count "shot", task.taken }:equals { 0, 0 }
end)

it("an enemy that is hit enters its last phase and leaves sparks", function()
  spawn(enemy.control)
  test.run_ticks(2)
  local target = find "enemy"
  expect(enemy.hit_at(gba.high(target.X), gba.high(target.Y), 10)):is_true()
  expect(target.phase):equals(END)
  test.run_ticks(2)
  expect(task.count "enemy"):equals(0)
  expect(task.count "spark"):equals(16)
end)

it("when all places are taken no volley is fired", function()
  while task.taken < task.capacity do spawn(function() wait(100) end) end
  fire(0, 0)
  expect { task.taken, task.count "shot", task.dropped }:equals { 100, 0, 5 }
end)

it("a bomb puts all enemies in their last phase at once", function()
  require "tasks.ship"()
  spawn(enemy.control)
  test.run_ticks(60)
  expect(task.count "enemy"):equals(4)
  test.tap "bomb"
  test.run_ticks(1)
  for w in task.each "enemy" do expect(w.phase):equals(END) end
  test.run_ticks(1)
  expect(task.count "enemy"):equals(0)
end)
