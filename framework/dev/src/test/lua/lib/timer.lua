-- A library with mistakes of its own, and for those of others.
local timer = {}

local function add(subject, step) return subject.value + step end

function timer.tween(subject, step)
  local sum = add(subject, step)
  return sum
end

-- The parameter is another one by the time it fails.
function timer.again(subject)
  subject = subject and nil
  return subject.value
end

function timer.own()
  return add(nil, 1)
end

function timer.call(f, x)
  return (f(x.y))
end

return timer
