-- What became of each named phase of a boss: how often it was tried and captured, kept by `save`.
--
--   local spells = require "kodama.shooter.spells"
--
--   spells.of "Petals"                   -- { tried = 4, captured = 1 }
--   spells.note("Petals", true)          -- tried once more, and captured
local spells = { name = "shooter/spells" }

local function number(value)
  return type(value) == "number" and value or 0
end

-- what another version of the game has saved may be anything
local function kept()
  local all = save.read(spells.name, {})
  return type(all) == "table" and all or {}
end

---@param spell string
---@return { tried: integer, captured: integer }
function spells.of(spell)
  local one = kept()[spell]
  if type(one) ~= "table" then one = {} end
  return { tried = number(one.tried), captured = number(one.captured) }
end

---@param spell string
---@param is_captured boolean
function spells.note(spell, is_captured)
  local all, one = kept(), spells.of(spell)
  all[spell] = { tried = one.tried + 1, captured = one.captured + (is_captured and 1 or 0) }
  save.write(spells.name, all)
end

return spells
