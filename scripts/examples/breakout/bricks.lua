-- The wall of bricks: a table and a single task that draws it, not a task for each brick.
local bricks = { columns = 10, rows = 6, width = 28, height = 10, left = 20, top = 36 }

local COLORS = { 0xf06078, 0xf09850, 0xf0d050, 0x78d070, 0x58b0f0, 0xa080f0 }

function bricks.build()
  bricks.left_over, bricks.cells = bricks.columns * bricks.rows, {}
  for i = 1, bricks.left_over do bricks.cells[i] = true end
end

local function number_at(x, y)
  local column = math.floor((x - bricks.left) / bricks.width)
  local row = math.floor((y - bricks.top) / bricks.height)
  if column < 0 or column >= bricks.columns or row < 0 or row >= bricks.rows then return nil end
  return row * bricks.columns + column + 1, row
end

--- Removes the brick at a position; returns its color, or nil if there is none.
function bricks.take(x, y)
  local number, row = number_at(x, y)
  if not number or not bricks.cells[number] then return nil end
  bricks.cells[number] = false
  bricks.left_over = bricks.left_over - 1
  return COLORS[row + 1]
end

function bricks.paint()
  for number = 1, bricks.columns * bricks.rows do
    if bricks.cells[number] then
      local row, column = math.floor((number - 1) / bricks.columns), (number - 1) % bricks.columns
      local x, y = bricks.left + column * bricks.width, bricks.top + row * bricks.height
      draw.rect(x, y, bricks.width - 1, bricks.height - 1, COLORS[row + 1])
      draw.rect(x, y, bricks.width - 1, 2, 0xffffff, 0.35)
    end
  end
end

return bricks
