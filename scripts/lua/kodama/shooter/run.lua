-- One run of a game: the player's values and events. The modules of kodama.shooter communicate through it and hardly
-- depend on each other, so each can be omitted, or replaced by a module of yours with the same events.
--
--   local run = require "kodama.shooter.run"
--
--   run.has { coins = 0 }                                 -- a value of yours with which each run starts
--   run.begin { lives = 5 }                               -- starts a new run, with other values than the defaults
--   run.on("killed", function(enemy) ... end, self)       -- called until self ends; without self, permanently
--   run.tell("killed", enemy)
--   scene.checkpoint { given = run.values() }             -- kodama dev continues with the values of this moment
--
-- | event      | arguments                | sent by       |
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

local starts, listeners, given_last = {}, {}, {}

local function take(values)
  for name, value in pairs(values) do run[name] = value end
end

--- Registers values. Values that were given to the run are kept, because a module can be loaded after the run has
--- begun.
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

local PLAIN = { number = true, string = true, boolean = true }
local DEEPEST = 5

-- whether a checkpoint can keep a value: no task, no function, no table with both items and names
local function is_plain(value, depth)
  if type(value) ~= "table" then return PLAIN[type(value)] end
  if depth == DEEPEST or getmetatable(value) then return false end
  local kind = value[1] == nil and "string" or "number"
  for key, each in pairs(value) do
    if type(key) ~= kind or not is_plain(each, depth + 1) then return false end
  end
  return true
end

--- Returns the current values, for run.begin: numbers, strings, booleans and tables of these that were registered by
--- run.has. A checkpoint of a stage keeps them.
---@return table<string, any>
function run.values()
  local values = {}
  for _, each in ipairs(starts) do
    for name in pairs(each) do
      local value = run[name]
      if value ~= nil and is_plain(value, 0) then values[name] = value end
    end
  end
  return values
end

-- creates a new list, so that an event in progress still reaches all its listeners
local function without(list, entry)
  local others = {}
  for _, each in ipairs(list) do
    if each ~= entry then others[#others + 1] = each end
  end
  return others
end

--- Adds a listener, which cannot wait but can spawn a task.
---@param event string
---@param listener fun(...: any)
---@param owner? kodama.Task
function run.on(event, listener, owner)
  if type(listener) ~= "function" then
    local message = "run.on: the listener for '%s' must be a function but was %s"
    error(message:format(tostring(event), tostring(listener)), 2)
  end
  local entry = { listener = listener }
  listeners[event] = without(listeners[event] or {})
  table.insert(listeners[event], entry)
  if owner then owner:on_finish(function() listeners[event] = without(listeners[event], entry) end) end
end

run.has { is_practice = false } -- set by a stage

-- reports a failing listener like a failing task, without stopping the sender or the other listeners
local function report(self)
  error(self.message, 0)
end

---@param event string
function run.tell(event, ...)
  for _, entry in ipairs(listeners[event] or {}) do
    local is_fine, message = pcall(entry.listener, ...)
    if not is_fine then spawn(report, { message = message }) end
  end
end

return run
