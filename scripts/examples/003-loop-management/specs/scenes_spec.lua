-- The four scenes, their shared and saved data, and the resets that they request.
local party = require "party"

local function tap(action, ticks)
  test.tap(action)
  test.run_ticks(ticks or 2)
end

it("a new game begins in the field with a party of level one", function()
  test.scene "title"
  tap "fire"
  expect(scene.name):equals "field"
  expect(party()):equals { level = 1, lamps = 0 }
end)

it("a victory improves the party and saves it", function()
  game.data.party = { level = 6, lamps = 1 }
  test.scene("battle", { x = 40, y = 50 })
  tap("fire", 20)
  expect(scene.name):equals "battle"
  tap("fire", 2)
  expect(scene.name):equals "field"
  expect(save.read "party"):equals { level = 7, lamps = 4 }
end)

it("a saved party continues from the title", function()
  save.write("party", { level = 3, lamps = 9 })
  test.scene "title"
  tap "bomb"
  expect(scene.name):equals "field"
  expect(party()):equals { level = 3, lamps = 9 }
end)

it("without a save the title cannot continue", function()
  test.scene "title"
  tap "bomb"
  expect(scene.name):equals "title"
end)

-- Returns the position of the hero: the scene is the only task with a position.
local function place()
  for each in task.each() do
    if each.x then return { each.x, each.y } end
  end
end

it("the event ends after its ticks and the hero is where he was", function()
  test.scene("event", { x = 40, y = 50 })
  test.run_ticks(148)
  expect(scene.name):equals "event"
  test.run_ticks(3)
  expect(scene.name):equals "field"
  expect(place()):equals { 40, 50 }
end)

it("keys request a simple soft reset and a soft reset", function()
  test.scene "field"
  tap("slow", 1)
  expect(test.request()):equals "reset"
  test.scene "battle"
  tap("start", 1)
  expect(test.request()):equals "soft_reset"
end)
