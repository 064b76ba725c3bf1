-- The first scene: a lantern in Lua, and snow in Java.
local lantern = require "lantern"

local HELP = { color = 0x8090c0, align = "center" }

local function night(self)
  self.draw = function()
    draw.fill(0x101428)
    draw.text(game.title, draw.width / 2, 24, HELP)
  end
  wait_forever()
end

return function()
  spawn(night, { priority = 0.1 })
  spawn("mygame.Snow", { flakes = 120, priority = 0.2 })    -- the class java/mygame/Snow.java
  spawn(lantern, { x = draw.width / 2, y = draw.height / 2 })
end
