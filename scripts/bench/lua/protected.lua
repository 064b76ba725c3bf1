-- Protected calls; one in fifty fails.
local function careful(n)
  if n % 50 == 0 then error("fifty", 0) end
  return n
end

local CALLS = 2000

return "pcall", function()
  local failed, sum = 0, 0
  for i = 1, CALLS do
    local ok, what = pcall(careful, i)
    if ok then sum = sum + what else failed = failed + 1 end
  end
  assert(failed == CALLS / 50 and sum == CALLS * (CALLS + 1) / 2 - 50 * failed * (failed + 1) / 2)
  return CALLS
end
