-- Reports misspelled fields, with a suggestion.
--
--   fields.only("boss.fight: phase 2", phase, { "hp", "run" }, 2)          -- only these fields are allowed
--   fields.meant("kodama.shooter.player", ship, { fast = 3 }, 2)           -- other fields, unless they look misspelled
--
-- The last argument is the level for `error`: 2 is the line that called the function that calls this one.
local fields = {}

local LEAST = 4                   -- letters: shorter words are too similar to others

-- edit distance: letters to insert, delete or replace; swapped neighbors count as one
local function distance(a, b)
  local before, row = nil, {}
  for j = 0, #b do row[j] = j end
  for i = 1, #a do
    local now = { [0] = i }
    for j = 1, #b do
      local is_same = a:sub(i, i) == b:sub(j, j)
      now[j] = math.min(row[j - 1] + (is_same and 0 or 1), row[j] + 1, now[j - 1] + 1)
      local is_swapped = i > 1 and j > 1 and a:sub(i - 1, i) == b:sub(j - 1, j):reverse()
      if is_swapped then now[j] = math.min(now[j], before[j - 2] + 1) end
    end
    before, row = row, now
  end
  return row[#b]
end

local function nearest(word, known)
  local guess, least = nil, math.max(2, math.floor(#word / 3)) + 1
  for _, each in ipairs(known) do
    local far = distance(word, each)
    if #word > 2 and far < least and far < #each then guess, least = each, far end
  end
  return guess and (" (did you mean '%s'?)"):format(guess) or ""
end

---@param whose string
---@param given table
---@param known string[]
---@param level integer
function fields.only(whose, given, known, level)
  local is_known = {}
  for _, name in ipairs(known) do is_known[name] = true end
  for name in pairs(given) do
    if type(name) == "string" and not is_known[name] then
      error(("%s: there is no field '%s'%s; there are %s")
        :format(whose, name, nearest(name, known), table.concat(known, ", ")), level + 1)
    end
  end
end

local function is_misspelled(name, of)
  return #name >= LEAST and #of >= LEAST and name ~= of .. "s" and distance(name, of) == 1
end

--- Your own fields can have any name, unless it resembles a known field that is not set and the types are the same.
---@param whose string
---@param given table
---@param known table<string, any>
---@param level integer
function fields.meant(whose, given, known, level)
  for name, value in pairs(given) do
    if type(name) == "string" and known[name] == nil then
      for meant, usual in pairs(known) do
        if rawget(given, meant) == nil and type(usual) == type(value) and is_misspelled(name, meant) then
          error(("%s: there is no field '%s' (did you mean '%s'?)"):format(whose, name, meant), level + 1)
        end
      end
    end
  end
end

return fields
