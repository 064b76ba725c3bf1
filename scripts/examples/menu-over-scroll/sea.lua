-- The sea and its islands. They are not in a group that is paused, so they always scroll.
local SPEED = 0.8

local function island(y, size)
  local x = 160 + math.random(-110, 110)
  return { x = x, y = y, size = size, turn = math.random(0, 3) }
end

local function paint_island(self, i)
  local y = (i.y + self.offset) % 320 - 40
  draw.disc(i.x, y, i.size + 5, 0x3fa0a8)
  draw.disc(i.x, y, i.size, 0xe8d090)
  draw.disc(i.x - 2, y - 2, i.size - 4, 0x4f9850)
  draw.disc(i.x + i.turn, y - 4, i.size / 3, 0x3a7a44)
end

return function(self)
  self.offset = 0
  local islands, waves = {}, {}
  for i = 1, 6 do islands[i] = island(i * 53, 8 + i * 5 % 14) end
  for i = 1, 50 do waves[i] = { x = math.random(0, 319), y = math.random(0, 239) } end
  self.draw = function()
    draw.fill(0x2a6c94)
    for _, w in ipairs(waves) do draw.rect(w.x, (w.y + self.offset * 2) % 240, 7, 1, 0x3f86ac) end
    for _, i in ipairs(islands) do paint_island(self, i) end
  end
  while true do
    self.offset = self.offset + SPEED
    wait(1)
  end
end
