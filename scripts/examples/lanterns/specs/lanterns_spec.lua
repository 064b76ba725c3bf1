-- The game from the title to the high score.

local function tap(action, ticks)
  test.tap(action)
  test.run_ticks(ticks or 2)
end

it("the menu of the title begins the game, restarts the program and quits", function()
  test.scene "title"
  tap "up"
  tap "fire"
  expect(test.request()):equals "quit"
  test.scene "title"
  tap "down"
  tap "fire"
  expect(test.request()):equals "soft_reset"
  test.scene "title"
  tap "fire"
  expect(scene.name):equals "play"
end)

it("the ship cannot be hit while it flies in and then follows the keys", function()
  test.scene "play"
  local ship = find "ship"
  expect { ship.phase, ship.hitbox }:equals { INIT }
  test.run_until(function() return ship.phase == MAIN end, 30)
  expect(ship.hitbox):is_not_nil()
  local x = ship.x
  test.press "left"
  test.run_ticks(10)
  expect(ship.x):is_near(x - 18, 0.001)
end)

it("a lantern that is hit goes up in smoke and counts", function()
  test.scene "play"
  test.run_ticks(40)
  local lantern = find "lantern"
  shot.fire { x = lantern.x, y = lantern.y, speed = 0, hits = "lantern" }
  test.run_ticks(2)
  expect(lantern.play.score):equals(1)
  expect(lantern.hitbox):is_nil()
  expect(test.sounds()):equals { "bell" }
  test.run_ticks(20)
  expect(lantern:alive()):is_false()
end)

it("a pause stops everything but its menu", function()
  test.scene "play"
  test.run_ticks(40)
  local lantern = find "lantern"
  tap "start"
  local y = lantern.y
  test.run_ticks(10)
  expect(lantern.y):equals(y)
  tap "fire"
  test.run_ticks(10)
  expect(lantern.y):is_above(y)
  expect(task.count "menu"):equals(0)
end)

it("leaving a paused game resumes all tasks", function()
  test.scene "play"
  test.run_ticks(40)
  tap "start"
  tap "down"
  tap("fire", 3)
  expect(scene.name):equals "title"
  expect(task.paused()):is_false()
  expect(task.count "menu"):equals(1)
end)

it("only a better score is saved", function()
  local best = require "best"
  expect(best.enter(3)):is_true()
  expect(best.enter(2)):is_false()
  expect { best.score(), save.read "best" }:equals { 3, 3 }
end)

it("the end of the ship is the end of the game", function()
  test.scene "play"
  test.run_ticks(40)
  local ship = find "ship"
  shot.fire { x = ship.x, y = ship.y, speed = 0, hits = "ship" }
  test.run_ticks(45)
  expect(ship:alive()):is_false()
  expect(task.count "menu"):equals(1)
  tap("fire", 3)
  expect(find "ship".phase):equals(INIT)
end)
