-- Searching with lists of booleans: all ways to place eight queens on a board.
local SIZE = 8

local function place(board, row)
  if row > SIZE then return 1 end
  local found = 0
  for column = 1, SIZE do
    local rising, falling = row + column, row - column + SIZE
    if not (board.columns[column] or board.rising[rising] or board.falling[falling]) then
      board.columns[column], board.rising[rising], board.falling[falling] = true, true, true
      found = found + place(board, row + 1)
      board.columns[column], board.rising[rising], board.falling[falling] = false, false, false
    end
  end
  return found
end

local PLACED = 2057 -- number of calls of place

return "queens (a queen placed)", function()
  assert(place({ columns = {}, rising = {}, falling = {} }, 1) == 92)
  return PLACED
end
