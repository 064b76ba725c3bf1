-- Traversing a list with ipairs.
local ITEMS, ROUNDS = 100, 50

return "ipairs (an item)", function()
  local list, sum = {}, 0
  for i = 1, ITEMS do list[i] = i end
  for _ = 1, ROUNDS do
    for i, item in ipairs(list) do sum = sum + i * item end
  end
  assert(sum == ROUNDS * 338350)
  return ROUNDS * ITEMS
end
