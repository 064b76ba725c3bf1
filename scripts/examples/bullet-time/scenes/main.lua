-- While Shift is held, the group "bullet" runs at a quarter of its rate; the ship and this task keep theirs.
local flower = require "flower"
local ship = require "ship"
local watch = require "watch"

local SLOW = 0.25
local NOTE = { color = 0x606890, align = "right" }

local function backdrop(self)
  self.draw = function()
    local slow = task.rate "bullet" < 1
    draw.fill(slow and 0x14102c or 0x0c0c1c)
    for i = 0, 7 do draw.circle(160, 80, 30 + i * 28, slow and 0x2c2058 or 0x181832) end
    draw.text("hold Shift", 312, 226, NOTE)
  end
  wait_forever()
end

return function()
  spawn(backdrop, { priority = 0.1 })
  spawn(flower, { x = 160, y = 80 })
  spawn(ship, { x = 160, y = 200, priority = 0.6 })
  watch("ship", "watch", 24, 0x70e0ff)
  watch("bullets", "bullet", 62, 0xff80a0)
  while true do
    task.rate("bullet", input.down "slow" and SLOW or 1)
    wait(1)
  end
end
