-- Shows the title, then a flight of enemies, and repeats. This task waits for the others; they do not depend on it.
local new_enemy = require "enemy"
local new_title = require "title"

local COLORS = { 0x78d0f0, 0xf08098, 0xa0e080, 0xf0c060, 0xc090f0 }

local function dusk(self)
  self.draw = function()
    for i = 0, 11 do draw.rect(0, i * 20, 320, 20, 0x181030 + i * 0x030204) end
  end
  wait_forever()
end

local function flight()
  for i = 1, 15 do
    new_enemy(30 + i % 5 * 45, COLORS[i % 5 + 1], 0.5 + i % 3 * 0.25)
    wait(9)
  end
  wait_until(function() return task.count "enemy" == 0 end)
end

return function()
  spawn(dusk, { priority = 0.1 })
  while true do
    await(new_title())
    flight()
  end
end
