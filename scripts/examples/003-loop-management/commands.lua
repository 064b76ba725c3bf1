-- Commands for entries of portal.lua. They run before the scene of the entry starts.
local party = require "party"

game.command("level", function(level) party().level = level end)
game.command("lamps", function(lamps) party().lamps = lamps end)
