-- Array access: a list of numbers that is filled, read and written by index.
local ITEMS, ROUNDS = 1000, 5

return "item read or written", function()
  local list, sum = {}, 0
  for i = 1, ITEMS do list[i] = i end
  for _ = 1, ROUNDS do
    for i = 1, #list do sum = sum + list[i] * 2 end
    for i = 2, #list do list[i - 1], list[i] = list[i], list[i - 1] end
  end
  assert(sum == ROUNDS * ITEMS * (ITEMS + 1))
  return ITEMS * (1 + ROUNDS * 5)
end
