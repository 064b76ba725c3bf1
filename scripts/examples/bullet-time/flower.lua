-- Fires the bullets. It is in their group, so at a quarter of the rate its waits of eight ticks take 32.
local bullet = require "bullet"

local PETALS = 5

local function paint(self)
  for i = 1, PETALS do
    local turn = math.rad(self.turn + i * 360 / PETALS)
    draw.disc(self.x + math.cos(turn) * 8, self.y + math.sin(turn) * 8, 5, 0xb84888)
  end
  draw.disc(self.x, self.y, 6, 0xffd070)
end

return function(self)
  self.group, self.turn, self.draw = "bullet", 0, paint
  while true do
    for i = 1, PETALS do bullet(self.x, self.y, self.turn + i * 360 / PETALS) end
    self.turn = self.turn + 11
    wait(8)
  end
end
