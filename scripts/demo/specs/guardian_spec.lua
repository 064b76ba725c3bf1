-- The guardian: three songs, each until its strength for it is gone.
local guardian = require "enemies.guardian"
local run = require "run"

local ARRIVED = 150             -- ticks until it sings

local boss

before_each(function()
  run.begin()
  spawn(wait_forever, { group = "ship", x = 120, y = 290 })
  boss = spawn(guardian, { x = 120, y = -40 })
  test.run_ticks(ARRIVED + 30)
end)

local function break_song()
  boss:signal("hit", boss.hp)
  test.run_ticks(90)
end

it("sings at the ship", function()
  expect(boss.hp):equals(260)
  expect(shot.count "ship"):is_above(0)
end)

it("falls silent when a song is broken, and begins the next", function()
  boss:signal("hit", boss.hp)
  test.run_ticks(2)
  expect(shot.count "ship"):equals(0)
  test.run_ticks(88)
  expect(boss.hp):equals(300)
end)

it("falls after its third song, and drops an echo", function()
  for _ = 1, 2 do break_song() end
  expect(boss.hp):equals(340)
  boss:signal("hit", boss.hp)
  test.run_until(function() return not boss:alive() end)
  expect(run.score):is_at_least(20000)
end)

it("takes no harm from a shot that misses it", function()
  shot.fire { x = 10, y = 300, angle = -90, speed = 9, hits = "enemy" }
  test.run_ticks(60)
  expect(boss.hp):equals(260)
end)
