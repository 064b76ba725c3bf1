-- Three swallows on the left are smooth; those on the right are not. Z changes the frame rate.
local flight = require "flight"

local SMOOTH, PLAIN = 0x8fd3b6, 0xff9ab0
local TITLE = { color = 0xd8d0ec, align = "center" }

local function flock(middle_x, smooth, color)
  for i = 1, 3 do
    spawn(flight.swallow, {
      middle_x = middle_x, middle_y = 120, turn = i * 120, color = color,
      smooth = smooth, name = smooth and "smooth" or "plain",
    })
  end
end

local function words(self)
  draw.fill(0x0c0a1c)
  draw.text("smooth", 80, 20, TITLE)
  draw.text("not smooth", 240, 20, TITLE)
  draw.text(("%d frames over %d ticks, Z changes it"):format(self.frames, time.base_rate), 160, 214, TITLE)
end

return function()
  local sky = spawn { draw = words, priority = 0.1 }
  flock(80, true, SMOOTH)
  flock(240, false, PLAIN)
  local rates = { time.base_rate, 2 * time.base_rate }
  while true do
    rates[1], rates[2] = rates[2], rates[1]
    sky.frames = time.frame_rate(rates[1])
    wait_until(function() return input.pressed "fire" end)
    wait(1)
  end
end
