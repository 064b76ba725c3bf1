local night = require "night"
local ranking = require "kodama.menu.ranking"
local title = require "kodama.menu.title"

local LOOK = { rows = { "start", "ranking", "replays", "options" }, ink = 0xffe080, words = "ESC pauses the game" }

return function(self)
  night()
  local row
  repeat
    row = title(self, LOOK)
    if row == "ranking" then ranking.show(self) end
  until row == "start"
  game.reset "play" -- a replay begins at a reset
end
