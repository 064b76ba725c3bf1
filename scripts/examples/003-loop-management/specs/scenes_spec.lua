-- The four kinds of scenes, their shared and saved data, and their requests.
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

it("a battle that is won makes the party grow and saves it", function()
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

-- Where the hero stands: the scene is the only task with a place.
local function place()
  for each in task.each() do
    if each.x then return { each.x, each.y } end
  end
end

it("the event is over after its ticks and the hero stands where he was", function()
  test.scene("event", { x = 40, y = 50 })
  test.run_ticks(148)
  expect(scene.name):equals "event"
  test.run_ticks(3)
  expect(scene.name):equals "field"
  expect(place()):equals { 40, 50 }
end)

it("keys ask for a simple reset and for a soft reset", function()
  test.scene "field"
  tap("slow", 1)
  expect(test.request()):equals "reset"
  test.scene "battle"
  tap("start", 1)
  expect(test.request()):equals "soft_reset"
end)
