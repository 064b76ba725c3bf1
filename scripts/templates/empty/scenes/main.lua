-- The first scene. It spawns the initial tasks and draws the background.
local lantern = require "lantern"

local HELP = { color = 0x8090c0, align = "center" }

local function night(self)
  self.draw = function()
    draw.fill(0x101428)
    draw.text(game.title, draw.width / 2, 24, HELP)
    draw.text("arrows move, Z rings", draw.width / 2, draw.height - 24, HELP)
  end
  wait_forever()
end

return function()
  spawn(night, { priority = 0.1 })    -- smaller priorities are drawn behind
  spawn(lantern, { x = draw.width / 2, y = draw.height / 2 })
end
