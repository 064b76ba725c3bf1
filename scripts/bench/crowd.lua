-- Creates a scene with many tasks of one kind, spread over the screen, and a ship.
local ship = require "ship"

local MAX_PER_TICK = 10000 -- a task that spawns more exceeds the instruction budget

local function crowd(kind, count)
  return function()
    spawn(ship, { x = draw.width / 2, y = draw.height - 20 })
    for i = 1, count do
      spawn(kind, { x = math.random(draw.width), y = math.random(draw.height) })
      if i % MAX_PER_TICK == 0 and i < count then wait(1) end
    end
  end
end

return crowd
