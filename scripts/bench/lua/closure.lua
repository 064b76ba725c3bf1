-- Closures: functions created in a loop that share a variable and have one of their own.
local function counter(step)
  local total = 0
  local function add(n)
    total = total + step * n
    return total
  end
  local function read() return total end
  return add, read
end

local COUNTERS, CALLS = 1000, 8

return "closure made or called", function()
  for step = 1, COUNTERS do
    local add, read = counter(step)
    for n = 1, CALLS do add(n) end
    assert(read() == step * CALLS * (CALLS + 1) / 2)
  end
  return COUNTERS * (CALLS + 3)
end
