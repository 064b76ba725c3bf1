-- A stage with sections, whose functions the spec has stored in game.data.
local stage = require "kodama.shooter.stage"

local function told(word)
  return function() table.insert(game.data.told, word) end
end

local function phase(name)
  return { name = name, hp = 10, run = wait_forever }
end

local guardian = { phases = { phase "Petals", phase "Rain", { hp = 5, run = wait_forever } } }

function guardian.run(self)
  require("kodama.shooter.boss").fight(self, guardian.phases)
end

return stage {
  begin = told "begin",
  { name = "wood", run = told "wood" },
  { name = "river", run = told "river" },
  { name = "guardian", boss = guardian },
  done = told "done",
  over = told "over",
}
