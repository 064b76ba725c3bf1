-- The sections of stages that the player has reached, stored by `save`.
--
--   reached.note("stage", "guardian/Petals")
--   for _, name in ipairs(reached.list "stage") do ... end      -- in the order in which they were reached first
local kept = require "kodama.shooter.kept"

local reached = { name = "shooter/reached" }

---@param stage string
---@return string[]
function reached.list(stage)
  local names = {}
  for _, name in ipairs(kept.as_table(kept.table(reached.name)[stage])) do
    if type(name) == "string" then names[#names + 1] = name end
  end
  return names
end

---@param stage string
---@param section string
function reached.note(stage, section)
  local names = reached.list(stage)
  for _, name in ipairs(names) do
    if name == section then return end
  end
  names[#names + 1] = section
  local all = kept.table(reached.name)
  all[stage] = names
  save.write(reached.name, all)
end

return reached
