-- Falling items, and sometimes a stone that removes their effects.
local items = require "items"
local ship = require "ship"

local function sky(self)
  self.draw = function()
    for i = 0, 11 do draw.rect(0, i * 20, 320, 20, 0x102030 + i * 0x020304) end
  end
  wait_forever()
end

local function stone(self)
  self.hits, self.hitbox = "ship", circle(9)
  self.draw = function()
    draw.disc(self.x, self.y, 9, 0x806858)
    draw.disc(self.x - 3, self.y - 3, 3, 0xa08878)
  end
  move_to(self, self.x, 250, 150)
end

local function rain()
  while true do
    for number = 1, items.kinds do
      items.drop(number, math.random(40, 280))
      wait(50)
    end
    spawn(stone, { x = math.random(40, 280), y = -10 })
    wait(50)
  end
end

return function()
  spawn(sky, { priority = 0.1 })
  spawn(ship, { x = 160, y = 200 })
  spawn(rain)
end
