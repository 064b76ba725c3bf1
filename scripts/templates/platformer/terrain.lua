-- Draws the sky and the tiles of a level.
local GRASS, EARTH, PLANK = 0x60b050, 0x785038, 0xb08040

local function tile(letter, above, x, y)
  if letter == "#" then
    draw.rect(x, y, 16, 16, EARTH)
    if not above:find "[#/\\]" then draw.rect(x, y, 16, 4, GRASS) end
  elseif letter == "=" then
    draw.rect(x, y, 16, 5, PLANK)
  elseif letter == "/" then
    draw.polygon({ x, y + 16, x + 16, y, x + 16, y + 16 }, EARTH)
    draw.polygon({ x, y + 16, x + 16, y, x + 16, y + 4, x + 4, y + 16 }, GRASS)
  elseif letter == "\\" then
    draw.polygon({ x, y, x + 16, y + 16, x, y + 16 }, EARTH)
    draw.polygon({ x, y, x + 16, y + 16, x + 12, y + 16, x, y + 4 }, GRASS)
  end
end

return function(self)
  local level, tiles = self.level, {}
  local function letter(column, row)
    local properties = level:tile_properties("rows", column, row)
    return properties and properties.letter or "."
  end
  for row = 0, level.height - 1 do
    for column = 0, level.width - 1 do
      if letter(column, row) ~= "." then
        tiles[#tiles + 1] = { letter(column, row), letter(column, row - 1), column * 16, row * 16 }
      end
    end
  end
  self.priority = 0.1
  self.draw = function()
    draw.fill(0x98d0f0)
    draw.parallax(0.3)    -- far away: it scrolls more slowly
    draw.disc(120, 40, 14, 0xfff8d0)
    for i = 0, 8 do draw.disc(i * 90, 210, 70, 0x88c4e0) end
    draw.parallax(1)
    for _, each in ipairs(tiles) do tile(table.unpack(each)) end
  end
  wait_forever()
end
