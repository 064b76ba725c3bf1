-- Calls: Fibonacci numbers the slow way.
local function fib(n)
  if n < 2 then return n end
  return fib(n - 1) + fib(n - 2)
end

local CALLS = 2 * 10946 - 1

return "call (fib)", function()
  assert(fib(20) == 6765)
  return CALLS
end
