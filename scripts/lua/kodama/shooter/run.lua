-- One play of a game: what the player has, and what has just happened. The modules of kodama.shooter meet here and know
-- little of each other, so each can be left out, or replaced by a file of yours that tells and hears the same.
--
--   local run = require "kodama.shooter.run"
--
--   run.has { coins = 0 }                                 -- a value of yours that each play begins with
--   run.begin { lives = 5 }                               -- a new play, with other values than usual
--   run.on("killed", function(enemy) ... end, self)       -- hears of it until self ends; for good without self
--   run.tell("killed", enemy)
--
-- | told       | with                     | by            |
-- | begin      |                          | run           |
-- | hurt       | the enemy, how much      | enemies, boss |
-- | killed     | the enemy                | enemies, boss |
-- | item       | its kind, worth, x, y    | items         |
-- | lost       | kind of a missed item    | items         |
-- | graze      | the ship, x, y, how many | player        |
-- | canceled   | x, y of a shot           | bomb, boss    |
-- | miss, bomb | the ship                 | player        |
-- | extend     |                          | score         |
-- | phase      | the phase, the boss      | boss          |
-- | captured   | the phase, its bonus     | boss          |
-- | failed     | the phase                | boss          |
-- | section    | its name                 | stage         |
-- | continue   | the ship                 | player        |
-- | over       |                          | player        |
local run = {}

local starts, heard, given_last = {}, {}, {}

local function take(values)
  for name, value in pairs(values) do run[name] = value end
end

--- What the play has been given stays, as a module may be loaded after it has begun.
---@param values table<string, any>
function run.has(values)
  starts[#starts + 1] = values
  for name, value in pairs(values) do
    local given = given_last[name]
    if given ~= nil then value = given end
    run[name] = value
  end
end

---@param given? table<string, any>
function run.begin(given)
  given_last = given or {}
  for _, values in ipairs(starts) do take(values) end
  take(given_last)
  run.tell "begin"
end

-- a list that is changed is a new one, so that those who are just being told all hear of it
local function without(list, entry)
  local others = {}
  for _, each in ipairs(list) do
    if each ~= entry then others[#others + 1] = each end
  end
  return others
end

--- What hears must not wait; it can spawn a task that does.
---@param event string
---@param hear fun(...: any)
---@param owner? kodama.Task
function run.on(event, hear, owner)
  if type(hear) ~= "function" then
    error(("run.on: what hears '%s' must be a function but was %s"):format(tostring(event), tostring(hear)), 2)
  end
  local entry = { hear = hear }
  heard[event] = without(heard[event] or {})
  table.insert(heard[event], entry)
  if owner then owner:on_finish(function() heard[event] = without(heard[event], entry) end) end
end

run.has { is_practice = false } -- a stage tells of it

-- who hears with an error is told of as any task is, and neither ends the one that tells nor the telling
local function complain(self)
  error(self.message, 0)
end

---@param event string
function run.tell(event, ...)
  for _, entry in ipairs(heard[event] or {}) do
    local is_fine, message = pcall(entry.hear, ...)
    if not is_fine then spawn(complain, { message = message }) end
  end
end

return run
