-- scenes/title.lua
local sky = require "sky"
local title = require "kodama.menu.title"

return function(self)
  sky()
  title(self, { rows = { "start", "replays", "options", "quit" }, words = "ARROWS fly  Z fire  X bomb" })
  game.reset "stage"
end
