-- What entries of portal.lua may do before their scene begins.
local party = require "party"

game.command("level", function(level) party().level = level end)
game.command("lamps", function(lamps) party().lamps = lamps end)
