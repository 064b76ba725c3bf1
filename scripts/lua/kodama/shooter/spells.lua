-- The record of each named phase of a boss: how often it was tried and captured, including practice, stored by `save`.
--
--   local spells = require "kodama.shooter.spells"
--
--   spells.of "Petals"                   -- { tried = 4, captured = 1 }
--   spells.note("Petals", true)          -- tried once more, and captured
local kept = require "kodama.shooter.kept"

local spells = { name = "shooter/spells" }

---@param spell string
---@return { tried: integer, captured: integer }
function spells.of(spell)
  local one = kept.as_table(kept.table(spells.name)[spell])
  return { tried = kept.as_number(one.tried), captured = kept.as_number(one.captured) }
end

---@param spell string
---@param is_captured boolean
function spells.note(spell, is_captured)
  local all, one = kept.table(spells.name), spells.of(spell)
  all[spell] = { tried = one.tried + 1, captured = one.captured + (is_captured and 1 or 0) }
  save.write(spells.name, all)
end

return spells
