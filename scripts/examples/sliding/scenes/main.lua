-- The board is all there is.
local new_board = require "board"

return function()
  new_board()
end
