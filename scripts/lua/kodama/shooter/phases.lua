-- Checks the phases of a boss and reports mistakes in the line that calls the function.
--
--   check_phases("boss.fight", phases, 2)      -- the last argument is the level for `error`
local fields = require "kodama.shooter.fields"

-- a value of each field's type, to distinguish misspelled fields from the game's own
local FIELDS = { run = function() end, hp = 1, seconds = 1, name = "", spell = true, bonus = 1, survive = true,
  rest = 1, drops = {} }

local function refuse(level, ...)
  error(string.format(...), level + 3)
end

local function is_positive(value)
  return type(value) == "number" and value > 0 and value < math.huge
end

local function check_phase(whose, number, phase, level)
  if type(phase) ~= "table" then
    refuse(level, "%s: phase %d must be a table but was %s", whose, number, tostring(phase))
  end
  if type(phase.run) ~= "function" then
    refuse(level, "%s: run of phase %d must be a function but was %s", whose, number, tostring(phase.run))
  end
  fields.meant(("%s: phase %d"):format(whose, number), phase, FIELDS, level + 2)
  for _, field in ipairs { "hp", "seconds" } do
    local value = phase[field]
    if value ~= nil and not is_positive(value) then
      refuse(level, "%s: %s of phase %d must be a number above 0 but was %s", whose, field, number, tostring(value))
    end
  end
  if phase.spell and type(phase.name) ~= "string" then
    refuse(level, "%s: phase %d is a spell and needs a name", whose, number)
  end
end

---@param whose string
---@param phases any
---@param level integer
return function(whose, phases, level)
  if type(phases) ~= "table" or #phases == 0 then
    refuse(level - 1, "%s: phases must be a list of at least one but was %s", whose, tostring(phases))
  end
  local known = {}
  for number, phase in ipairs(phases) do
    check_phase(whose, number, phase, level)
    local name = phase.name or tostring(number)
    if known[name] then refuse(level - 1, "%s: phase %d: there is a phase '%s' before it", whose, number, name) end
    known[name] = true
  end
end
