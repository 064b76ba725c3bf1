-- The basket, which the player moves under the falling fruit.
local SPEED, HALF = 3, 16

return function(self)
  self.name = "basket"
  self.x, self.y = 120, 212
  self.draw = function()
    draw.rect(self.x - HALF, self.y, HALF * 2, 12, 0xa06838)
    draw.rect(self.x - HALF, self.y, HALF * 2, 3, 0xd8a060)
  end
  while true do
    local dx = input.axis()
    self.x = math.max(HALF, math.min(240 - HALF, self.x + dx * SPEED))
    wait(1)
  end
end
