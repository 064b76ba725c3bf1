-- Scores are saved with a name.
local ranking = require "kodama.menu.ranking"
local run = require "run"

it("a good score gets a name and its place in the ranking", function()
  run.score = 12340
  test.scene "over"
  test.run_until(function() return task.dump():match "menu/name" end, 1000)
  test.type "zoe"
  test.run_ticks(2)
  test.type "<Enter>"
  test.run_ticks(2)
  expect(ranking.list()[3]):equals { name = "zoe", score = 12340 }
  expect(save.read("ranking")[3].score):equals(12340)
  expect(ranking.best()):equals(20000)
  test.tap "fire"
  test.run_ticks(8)
  test.tap "back" -- the replay is not saved
  test.run_ticks(2)
  expect(test.request()):equals "reset"
end)

it("no name is requested for a low score", function()
  run.score = 0
  test.scene "over"
  test.run_ticks(400)
  expect(task.dump():match "menu/name"):equals(nil)
end)

it("the title shows the ranking", function()
  test.scene "title"
  test.run_ticks(70)
  for _ = 1, 2 do
    test.tap "down"
    test.run_ticks(2)
  end
  test.tap "fire"
  test.run_ticks(300)
  expect(scene.name):equals "title"
  test.tap "fire"
  test.run_ticks(4)
  expect(test.errors()):equals {}
end)

it("the player can pause the stage", function()
  test.scene "stage"
  test.run_ticks(30)
  test.tap "back"
  test.run_ticks(3)
  expect(task.paused()):is_true()
  test.tap "back"
  test.run_ticks(5)
  expect(task.paused()):is_false()
end)
