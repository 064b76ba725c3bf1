-- Reads a save as the expected type, even if another version of the game has saved something else.
--
--   local kept = require "kodama.shooter.kept"
--
--   kept.number "shooter/high"           -- 0 if there is none
--   kept.table "shooter/spells"          -- {} if there is none
local kept = {}

---@param value any
---@return number
function kept.as_number(value)
  return type(value) == "number" and value or 0
end

---@param value any
---@return table
function kept.as_table(value)
  return type(value) == "table" and value or {}
end

---@param name string
---@return number
function kept.number(name)
  return kept.as_number(save.read(name, 0))
end

---@param name string
---@return table
function kept.table(name)
  return kept.as_table(save.read(name, {}))
end

return kept
