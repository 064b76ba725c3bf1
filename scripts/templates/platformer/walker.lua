-- A walker turns at walls and in front of gaps, and hits the hero by contact.
local function paint(self)
  local step = math.floor(self.x / 3) % 2
  draw.disc(self.x, self.y, 6, 0x8050a0)
  draw.rect(self.x - 5, self.y + 6 - step, 4, 2, 0x402858)
  draw.rect(self.x + 1, self.y + 5 + step, 4, 2, 0x402858)
  draw.rect(self.x + (self.way < 0 and -4 or 2), self.y - 2, 2, 3, 0xffffff)
end

return function(self)
  self.group, self.hitbox, self.hits, self.draw = "walker", box(12, 14), "hero", paint
  self.way, self.speed_y = -0.5, 0
  while true do
    local _, speed_y = self.level:slide(self, self.way, self.speed_y + 0.3)
    self.speed_y = speed_y
    local gap = self.grounded and not self.level:floor(self.x + self.way * 16, self.y, 24)
    if self.wall or gap then self.way = -self.way end
    wait(1)
  end
end
