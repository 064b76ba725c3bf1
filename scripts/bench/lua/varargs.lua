-- Variadic functions: arguments counted, selected and passed on.
local function sum(...)
  local total = 0
  for i = 1, select("#", ...) do total = total + (select(i, ...)) end
  return total
end

local function passed(f, ...) return f(...) end

local function packed(...)
  local all = { ... }
  return #all
end

local ROUNDS = 1000

return "varargs (a call)", function()
  local total = 0
  for i = 1, ROUNDS do total = total + passed(sum, i, 1, 2) + packed(i, i, i) end
  assert(total == ROUNDS * (ROUNDS + 1) / 2 + 6 * ROUNDS)
  return 3 * ROUNDS
end
