-- Sends flight after flight, two at a time on mirrored paths, and shows the paths as dots.
local bird = require "bird"
local flights = require "flights"

local COLORS = { 0xf08060, 0x60b0f0, 0xf0d060, 0x90e090 }

local function dusk(self)
  self.draw = function()
    for i = 0, 11 do draw.rect(0, i * 20, 320, 20, 0x281c48 + i * 0x060301) end
    for number, path in ipairs(flights) do
      for place = 0, path:length(), 0.12 do
        local x, y = path:at(place)
        draw.rect(x, y, 1, 1, COLORS[number], 0.5)
      end
    end
  end
  wait_forever()
end

local function flight(number, n)
  for _ = 1, n do
    spawn(bird, { path = flights[number], color = COLORS[number] })
    wait(14)
  end
end

return function()
  spawn(dusk, { priority = 0.1 })
  while true do
    for pair = 0, 1 do
      spawn(function() flight(pair * 2 + 1, 8) end)
      spawn(function() flight(pair * 2 + 2, 8) end)
      wait(200)
    end
  end
end
