-- Sky, hills and grass that scroll by: a single task that only draws.
local function paint(self)
  local x = self.passed
  draw.fill(0x88c8f0)
  draw.disc(260, 36, 16, 0xfff0b0)
  for i = -1, 4 do draw.disc(i * 90 - x * 0.2 % 90, 170, 60, 0x78b890) end
  draw.rect(0, 144, draw.width, 36, 0x58a048)
  draw.rect(0, 144, draw.width, 2, 0x3c7838)
  for i = 0, 16 do draw.rect((i * 24 - x) % (draw.width + 24) - 8, 152 + i * 7 % 22, 6, 1, 0x3c7838) end
end

local function pass(self, dt)
  self.passed = self.passed + 120 * dt
end

return function()
  return spawn { state = pass, draw = paint, passed = 0, priority = 0.1 }
end
