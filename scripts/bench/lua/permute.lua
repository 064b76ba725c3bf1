-- Recursion that swaps items: all permutations of seven numbers.
local function permute(items, n, visit)
  if n == 0 then return visit(items) end
  for i = 1, n do
    items[n], items[i] = items[i], items[n]
    permute(items, n - 1, visit)
    items[n], items[i] = items[i], items[n]
  end
end

local ORDERS = 5040

return "permutation", function()
  local seen, firsts = 0, 0
  permute({ 1, 2, 3, 4, 5, 6, 7 }, 7, function(items)
    seen, firsts = seen + 1, firsts + items[1]
  end)
  assert(seen == ORDERS and firsts == ORDERS * 4)
  return ORDERS
end
