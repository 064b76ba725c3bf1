-- Makes a scene of many tasks of one kind, spread over the screen, with a ship among them.
local ship = require "ship"

local function crowd(kind, count)
  return function()
    spawn(ship, { x = draw.width / 2, y = draw.height - 20 })
    for _ = 1, count do
      spawn(kind, { x = math.random(draw.width), y = math.random(draw.height) })
    end
  end
end

return crowd
