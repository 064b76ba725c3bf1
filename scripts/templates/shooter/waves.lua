-- What comes down, and when: a wave after the other, as one reads it.
local drone = require "enemies.drone"

-- some drones, one after the other; x is where the line comes down
local function line(n, x)
  for _ = 1, n do
    spawn(drone, { x = x })
    wait(24)
  end
end

return function()
  line(5, 60)
  wait(60)
  line(5, draw.width - 60)
  wait(60)
  for i = 0, 4 do spawn(drone, { x = 50 + i * 35 }) end
  wait(120)
  line(8, draw.width / 2)
  wait_until(function() return task.count "enemy" == 0 end)
end
