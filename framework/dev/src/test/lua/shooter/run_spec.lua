-- One run: its initial values and its events.
local run = require "kodama.shooter.run"

it("a run starts with the values of modules, or with given values", function()
  run.has { coins = 3, keys = 1 }
  run.coins = 77
  run.begin { keys = 5 }
  expect({ run.coins, run.keys }):equals { 3, 5 }
  run.begin()
  expect(run.keys):equals(1)
end)

it("values given to a run also apply to a module that is loaded later", function()
  run.begin { gems = 9, bells = false }
  run.has { gems = 1, bells = true, shells = 2 }
  expect({ run.gems, run.bells, run.shells }):equals { 9, false, 2 }
  run.begin()
  expect(run.gems):equals(1)
end)

it("listeners are called in the order in which they were added", function()
  local told = {}
  run.on("rain", function(word) told[#told + 1] = "a " .. word end)
  run.on("rain", function(word) told[#told + 1] = "b " .. word end)
  run.tell("rain", "falls")
  expect(told):equals { "a falls", "b falls" }
end)

it("a listener of a task is not called after the task has ended", function()
  local n = 0
  local owner = spawn(wait_forever)
  run.on("snow", function() n = n + 1 end, owner)
  run.tell "snow"
  owner:kill()
  run.tell "snow"
  expect(n):equals(1)
end)

it("a failing listener affects neither other listeners nor the sender", function()
  local heard = 0
  run.on("omen", function() error "no omen" end)
  run.on("omen", function() heard = heard + 1 end)
  run.tell "omen"
  expect(heard):equals(1)
  expect(test.errors()[1]):contains "no omen"
end)

it("a listener must be a function", function()
  expect(function() run.on("omen", nil) end):fails_with "run.on: the listener for 'omen' must be a function but was nil"
end)
