-- The faces of fox and owl, drawn with discs; the speaker's mouth moves.
local faces = {}

local function eyes(x, y, apart, color)
  for side = -1, 1, 2 do
    draw.disc(x + side * apart, y, 5, 0xffffff)
    draw.disc(x + side * apart, y, 2, color)
  end
end

function faces.fox(x, y, speaks)
  for side = -1, 1, 2 do
    for i = 0, 8 do draw.rect(x + side * 16 - (8 - i) / 2, y - 34 + i * 2, 8 - i + 2, 2, 0xd06830) end
  end
  draw.disc(x, y, 24, 0xe88048)
  draw.disc(x - 9, y + 10, 11, 0xf8e8d8)
  draw.disc(x + 9, y + 10, 11, 0xf8e8d8)
  eyes(x, y - 4, 9, 0x301810)
  draw.disc(x, y + 10, 3, 0x301810)
  if speaks then draw.rect(x - 4, y + 16, 8, 3, 0x802020) end
end

function faces.owl(x, y, speaks)
  draw.disc(x, y + 2, 25, 0x6858a0)
  draw.disc(x - 10, y - 4, 11, 0xb0a0e0)
  draw.disc(x + 10, y - 4, 11, 0xb0a0e0)
  eyes(x, y - 4, 10, 0x181030)
  draw.rect(x - 3, y + 4, 6, speaks and 9 or 6, 0xf0b040)
end

return faces
