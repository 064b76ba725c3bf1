-- The name of the game, shown until a key is pressed.
local go = require "go"

local SHADOW = { color = 0xf8e8c0, scale = 2, align = "center" }
local NAME = { color = 0x903018, scale = 2, align = "center" }
local HELP = { color = 0x603020, align = "center" }

return function(self)
  self.blink = 0
  self.draw = function()
    draw.text("PERSIMMONS", 121, 81, SHADOW)
    draw.text("PERSIMMONS", 120, 80, NAME)
    if self.blink % 60 < 40 then draw.text("press Z", 120, 150, HELP) end
  end
  repeat
    self.blink = self.blink + 1
    wait(1)
  until input.pressed "fire"
  go(self, "menu")
end
