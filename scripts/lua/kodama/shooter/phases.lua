-- Refuses a list of phases that a boss could not fight, at the line of those who wrote it down.
--
--   check_phases("boss.fight", phases, 2)      -- 2, as of error: the line that called the function that calls this
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
  for number, phase in ipairs(phases) do check_phase(whose, number, phase, level) end
end
