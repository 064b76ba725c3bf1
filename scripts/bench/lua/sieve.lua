-- A list of booleans: prime numbers below 10,000.
local MOST = 10000

return "sieve (a number)", function()
  local is_struck, primes = {}, 0
  for i = 2, MOST do is_struck[i - 1] = false end
  for i = 2, MOST do
    if not is_struck[i - 1] then
      primes = primes + 1
      for multiple = i + i, MOST, i do is_struck[multiple - 1] = true end
    end
  end
  assert(primes == 1229)
  return MOST
end
