-- Three swallows on the left are smooth, those on the right are not. Z changes the frame rate.
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

local function words()
  draw.fill(0x0c0a1c)
  draw.text("smooth", 80, 20, TITLE)
  draw.text("not smooth", 240, 20, TITLE)
  draw.text(("%d frames over %d ticks, Z for another"):format(time.frame_rate(), time.base_rate), 160, 214, TITLE)
end

return function()
  spawn { draw = words, priority = 0.1 }
  flock(80, true, SMOOTH)
  flock(240, false, PLAIN)
  time.frame_rate(2 * time.base_rate)
  while true do
    wait_until(function() return input.pressed "fire" end)
    time.frame_rate(time.frame_rate() == time.base_rate and 2 * time.base_rate or time.base_rate)
    wait(1)
  end
end
