-- The menus, from the title through a game to the ranking.

local function scene_now()
  return task.dump():match "scenes/(%w+)%.lua"
end

local function tap(action)
  test.tap(action)
  test.run_ticks(4)
end

it("a lost game ends in the ranking, which is saved", function()
  test.scene "title"
  tap "fire"
  expect(test.request()):equals "reset"
  test.scene "play"
  test.run_until(function() return task.paused() end, 2000)
  test.run_ticks(400)
  expect(scene_now()):equals "over"
  for _, keys in ipairs { "<Enter>", "<Right>", "<Up>", "<Right>", "<Enter>" } do
    test.type(keys)
    test.run_ticks(2)
  end
  expect(save.read("ranking")[1].name):equals "AB"
  test.run_ticks(10)
  tap "back" -- the replay is not saved
  test.run_ticks(500)
  expect(scene_now()):equals "title"
end)

it("the title shows the ranking and returns", function()
  test.scene "title"
  tap "down"
  tap "fire"
  tap "fire"
  tap "fire"
  expect(test.request()):equals "reset"
end)

it("the title shows the replays and returns", function()
  test.scene "title"
  tap "down"
  tap "down"
  tap "fire"
  expect(task.dump():match "menu/replays"):equals "menu/replays"
  tap "back"
  expect(task.dump():match "menu/replays"):equals(nil)
end)

it("a pause leads back to the title", function()
  test.scene "play"
  tap "back"
  tap "up"
  tap "fire"
  test.run_ticks(4)
  expect(scene_now()):equals "title"
  expect(task.paused()):is_false()
end)
