-- Stages: their sections are places to begin at, and to practice when they were reached.
local practice = require "kodama.shooter.practice"
local reached = require "kodama.shooter.reached"
local run = require "kodama.shooter.run"
local stage = require "kodama.shooter.stage"

local function begin(fields)
  game.data.told = {}
  test.scene("sections", fields)
  test.run_ticks(3)
  return game.data.told
end

local function fought()
  local guardian = find "enemy"
  return guardian.fights.name, guardian
end

it("goes through its sections and fights the boss", function()
  local told = begin()
  expect(told):equals { "begin", "wood", "river" }
  local name, guardian = fought()
  expect(name):equals "Petals"
  for _ = 1, 3 do
    guardian:signal("hit", 99)
    test.run_ticks(55)
  end
  expect(told[4]):equals "done"
end)

it("starts at a section without the ones before it", function()
  expect(begin { section = "river" }):equals { "begin", "river" }
end)

it("starts at a phase of a boss by its name, or its number if it has none", function()
  expect(begin { section = "guardian/Rain" }):equals { "begin" }
  expect((fought())):equals "Rain"
  begin { section = "guardian/3" }
  expect((select(2, fought())).hp):equals(5)
end)

it("the values of a run are those that can be given to another one", function()
  run.has { coins = 5, bag = { "net" }, pet = { name = "owl", age = 3 },
    task = false, mixed = false, act = false, gap = 1 }
  run.task, run.mixed, run.act, run.gap = spawn(wait_forever), { 1, x = 2 }, { print }, nil
  run.coins = 7
  local values = run.values()
  expect(values.coins):equals(7)
  expect(values.bag):equals { "net" }
  expect(values.pet):equals { name = "owl", age = 3 }
  expect({ values.task, values.mixed, values.act, values.gap }):equals {}
  run.begin(values)
  expect(run.coins):equals(7)
end)

it("an unknown section is an error that lists the sections", function()
  expect(test.error(function()
    game.data.told = {}
    scene.change("sections", { section = "rain" })
    wait(3)
  end)):contains("scene 'sections' has no section 'rain'; there are wood, river, guardian, guardian/Petals,"
    .. " guardian/Rain, guardian/3")
end)

it("a section without a name is an error", function()
  expect(test.error(function() stage { { run = wait_forever } } end))
    :begins_with(test.line(-1) .. ": kodama.shooter.stage: section 1 has no name")
end)

local function refused(name, text, sections)
  it(name .. " is an error at its line", function()
    expect(test.error(function() stage(sections) end)):begins_with(test.line() .. ": kodama.shooter.stage: " .. text)
  end)
end

refused("a section of a name that is taken", "section 2: there is a section 'wood' before it",
  { { name = "wood", run = wait_forever }, { name = "wood", run = wait_forever } })
refused("a section that does nothing", "section 'wood' must have run, a function, or boss", { { name = "wood" } })
refused("a field that a section does not have",
  "section 'wood': there is no field 'bos' (did you mean 'boss'?); there are name, run, boss",
  { { name = "wood", bos = {} } })
refused("a field that a stage does not have", "there is no field 'beginn' (did you mean 'begin'?); there are begin, done, over",
  { beginn = wait_forever, { name = "wood", run = wait_forever } })
refused("two phases of one name", "section 'moon': phase 2: there is a phase 'Rain' before it",
  { { name = "moon", boss = { run = wait_forever,
    phases = { { name = "Rain", run = wait_forever }, { name = "Rain", run = wait_forever } } } } })
refused("a boss without run", "boss of section 'moon' must be a table with run and phases", { { name = "moon", boss = {} } })
refused("a boss whose phase does nothing", "section 'moon': run of phase 1 must be a function but was rings",
  { { name = "moon", boss = { run = wait_forever, phases = { { run = "rings" } } } } })

it("ends when the last ship is lost", function()
  local told = begin { section = "guardian" }
  run.tell "over"
  test.run_ticks(1)
  expect(told[#told]):equals "over"
end)

it("passes the portal's options to a run", function()
  run.has { power = 0 }
  begin { section = "guardian", given = { power = 3 } }
  expect(run.power):equals(3)
end)

it("saves the points reached, in this order", function()
  save.delete(reached.name)
  begin()
  expect(reached.list "sections"):equals { "wood", "river", "guardian", "guardian/Petals" }
  save.write(reached.name, "torn")
  expect(reached.list "sections"):equals {}
end)

it("practice starts the chosen point alone, and returns", function()
  save.write(reached.name, { sections = { "wood", "guardian/Rain" } })
  game.data.told = {}
  test.scene "idle"
  spawn(function(self) practice(self, { stages = { "sections" }, given = { lives = 0 } }) end)
  test.run_ticks(2)
  test.tap "down"
  test.run_ticks(2)
  test.tap "fire"
  test.run_ticks(4)
  local name, guardian = fought()
  expect({ scene.name, name, run.is_practice }):equals { "sections", "Rain", true }
  guardian:signal("hit", 99)
  test.run_ticks(60)
  expect(scene.name):equals "idle"
  expect(reached.list "sections"):equals { "wood", "guardian/Rain" }
  begin()
  expect(run.is_practice):is_false()
end)

it("practice without any point reached returns", function()
  save.delete(reached.name)
  local ended
  spawn(function(self)
    practice(self, { stages = { "sections" } })
    ended = true
  end)
  test.run_ticks(2)
  test.tap "fire"
  test.run_ticks(3)
  expect(ended):is_true()
end)
