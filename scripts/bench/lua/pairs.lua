-- Traversing a table with string keys, in any order.
local ENTRIES, ROUNDS = 100, 50

return "pairs (an entry)", function()
  local all = {}
  for i = 1, ENTRIES do all["name" .. i] = i end
  local sum = 0
  for _ = 1, ROUNDS do
    for name, value in pairs(all) do
      if name ~= "name1" then sum = sum + value end
    end
  end
  assert(sum == ROUNDS * (ENTRIES * (ENTRIES + 1) / 2 - 1))
  return ROUNDS * ENTRIES
end
