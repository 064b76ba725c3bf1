-- moth.lua
local function paint(self)
  local wing = 7 + 2 * math.sin(time.tick / 4)
  draw.disc(self.x - wing, self.y - 2, 6, 0xa05878)
  draw.disc(self.x + wing, self.y - 2, 6, 0xa05878)
  draw.disc(self.x, self.y, 4, 0xffe0a0)
end

return function(self)
  self.draw = paint
  move_to(self, self.x, 90, 60, "ease_out")
  wait(120)
  move_to(self, self.x, -20, 60, "ease_in")
end
