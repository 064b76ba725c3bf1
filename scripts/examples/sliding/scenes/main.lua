-- The scene only spawns the board.
local new_board = require "board"

return function()
  new_board()
end
