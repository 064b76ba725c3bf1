-- A grid of cells, each 16 pixels wide, that are free or walls. `changes` counts how often it has changed.
local field = { columns = 20, rows = 15, size = 16, changes = 0 }

field.grid = {}

function field.clear()
  for row = 1, field.rows do
    field.grid[row] = {}
    for column = 1, field.columns do field.grid[row][column] = 1 end
  end
  field.changes = field.changes + 1
end

function field.is_free(column, row)
  local cells = field.grid[row]
  return cells ~= nil and cells[column] == 1
end

function field.flip(column, row)
  if not field.grid[row] or not field.grid[row][column] then return end
  field.grid[row][column] = 1 - field.grid[row][column]
  field.changes = field.changes + 1
end

function field.cell(x, y)
  return math.floor(x / field.size) + 1, math.floor(y / field.size) + 1
end

function field.middle(column, row)
  return column * field.size - 8, row * field.size - 8
end

field.clear()

return field
