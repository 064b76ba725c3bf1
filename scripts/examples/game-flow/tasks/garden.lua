-- The garden in the background. It is persistent, so it survives every change.
local function paint(self)
  draw.fill(0xf0c890)
  draw.disc(180, 70, 34, 0xf8e8c0)
  for i = 0, 4 do draw.disc(i * 70 - 20, 250, 60, i % 2 == 0 and 0xc08858 or 0xb07c50) end
  draw.rect(0, 222, 240, 18, 0x8c5c40)
  for _, l in ipairs(self.leaves) do draw.rect(l.x, l.y, 3, 2, l.color) end
end

return function(self)
  self.leaves = {}
  for i = 1, 12 do
    self.leaves[i] = { x = math.random(0, 239), y = math.random(0, 239), color = i % 2 == 0 and 0xd07038 or 0xb04830 }
  end
  self.draw = paint
  while true do
    for i, l in ipairs(self.leaves) do
      l.x, l.y = (l.x + 0.3 + i % 3 * 0.2) % 240, (l.y + 0.5) % 240
    end
    wait(1)
  end
end
