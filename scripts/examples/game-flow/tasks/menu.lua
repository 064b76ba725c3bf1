-- The menu; each row names the task that it starts.
local go = require "go"

local ROWS = { { "play", "game" }, { "ranking", "ranking" }, { "title", "title" } }
local CHOSEN, OTHER = { color = 0x903018 }, { color = 0x8c6040 }

return function(self)
  local chosen = 1
  self.draw = function()
    for i, row in ipairs(ROWS) do
      if i == chosen then draw.disc(78, 84 + i * 24, 5, 0xd85818) end
      draw.text(row[1], 92, 80 + i * 24, i == chosen and CHOSEN or OTHER)
    end
  end
  repeat
    wait(1)
    if input.pressed "down" then chosen = chosen % #ROWS + 1 end
    if input.pressed "up" then chosen = (chosen - 2) % #ROWS + 1 end
  until input.pressed "fire"
  go(self, ROWS[chosen][2])
end
