-- Scrolls a map from right to left endlessly. The spawner sets the map, the speed and the priority.
local TILE = 8

-- draws a row of tiles; equal tiles side by side are drawn in one call
local function draw_row(row, first, x, y, paint)
  local columns = #row
  local i = 0
  while x + i * TILE < draw.width do
    local tile = row:byte((first + i) % columns + 1)
    local n = 1
    while n < columns and row:byte((first + i + n) % columns + 1) == tile do n = n + 1 end
    local brush = paint[string.char(tile)]
    if brush then brush(x + i * TILE, y, n * TILE, TILE) end
    i = i + n
  end
end

local function scroll(self)
  local map = self.map
  local top, width = draw.height - #map.rows * TILE, #map.rows[1] * TILE
  local offset = 0
  self.draw = function()
    local first = math.floor(offset / TILE)
    local x = first * TILE - math.floor(offset)
    for i, row in ipairs(map.rows) do draw_row(row, first, x, top + (i - 1) * TILE, map.paint) end
  end
  while true do
    offset = (offset + self.speed) % width
    wait(1)
  end
end

return scroll
