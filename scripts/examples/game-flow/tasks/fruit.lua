-- Falls until it is caught or missed, and signals the task that spawned it.
local CATCH_Y, REACH = 208, 20

local function paint(self)
  draw.disc(self.x, self.y, 6, 0xe86820)
  draw.disc(self.x - 2, self.y - 2, 2, 0xf8a860)
  draw.rect(self.x - 3, self.y - 7, 7, 2, 0x588030)
end

return function(self)
  self.y, self.draw = -8, paint
  while self.y < CATCH_Y do
    self.y = self.y + self.speed
    wait(1)
  end
  local caught = math.abs(find "basket".x - self.x) < REACH
  self.parent:signal(caught and "caught" or "missed")
end
