-- Balloons rise; a launcher at the bottom sends a missile after each.
local balloon = require "balloon"
local missile = require "missile"

local function sky(self)
  self.draw = function()
    for i = 0, 11 do draw.rect(0, i * 20, 320, 20, 0x182850 + i * 0x040608) end
    draw.rect(0, 226, 320, 14, 0x203828)
    draw.rect(148, 214, 24, 14, 0x586878)
    draw.rect(156, 206, 8, 10, 0x8898a8)
  end
  wait_forever()
end

local function rise()
  while true do
    spawn(balloon, { x = math.random(50, 270), y = 250 })
    wait(38)
  end
end

-- sends one missile after each balloon
local function launch()
  local chased = {}
  while true do
    for target in task.each "balloon" do
      if not chased[target] and target.y < 190 then
        chased[target] = true
        spawn(missile, { x = 160, y = 204, angle = -90 + math.random(-60, 60), target = target })
        wait(12)
      end
    end
    wait(1)
  end
end

return function()
  spawn(sky, { priority = 0.1 })
  spawn(rise)
  spawn(launch)
end
