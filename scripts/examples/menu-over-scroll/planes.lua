-- The planes of the game. All of them are in the group "actor", which the menu pauses.
local function paint(x, y, color, wing)
  draw.rect(x - 1, y - 8, 3, 16, color)
  draw.rect(x - 10, y - 3, 21, 4, wing)
  draw.rect(x - 4, y + 5, 9, 2, wing)
end

local function plane(self)
  self.group = "actor"
  self.draw = function()
    draw.disc(self.x + 10, self.y + 14, 5, 0x1c5070, 0.5)
    paint(self.x, self.y, 0xfff4d8, 0xe86050)
  end
  while true do
    local dx, dy = input.axis()
    self.x = math.max(12, math.min(308, self.x + dx * 2))
    self.y = math.max(12, math.min(228, self.y + dy * 2))
    wait(1)
  end
end

local function escort(self)
  self.group = "actor"
  self.draw = function() paint(self.x, self.y, 0xd8e0f0, 0x5080d0) end
  while true do
    move_to(self, self.far, self.y, 90, "ease_in_out")
    move_to(self, 320 - self.far, self.y, 90, "ease_in_out")
  end
end

return function()
  spawn(plane, { x = 160, y = 190 })
  for i = 1, 3 do spawn(escort, { x = 160, y = 30 + i * 32, far = 40 + i * 30 }) end
end
