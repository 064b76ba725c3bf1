-- One pattern after the other; a ship strolls below, so that there is something to aim at.
local patterns = require "patterns"

local SHOWN = 300                 -- ticks

local NAME = { align = "center", color = 0xd8d0f0 }

local function ship(self)
  self.name, self.group, self.x, self.y = "ship", "ship", 160, 214
  self.draw = function()
    draw.disc(self.x, self.y, 6, 0x60d0ff)
    draw.disc(self.x, self.y, 2, 0xffffff)
  end
  while true do
    move_to(self, 60, 214, 140, "ease_in_out")
    move_to(self, 260, 214, 140, "ease_in_out")
  end
end

local function source(self)
  draw.fill(0x0c0a18)
  for i = 4, 1, -1 do draw.disc(self.x, self.y, 6 + i * 4, 0x6040a0, 0.16) end
  draw.disc(self.x, self.y, 8, 0xc090ff)
  draw.text(self.pattern, 160, 228, NAME)
end

return function(self)
  spawn(ship)
  self.x, self.y, self.draw, self.pattern = 160, 70, source, ""
  while true do
    for _, name in ipairs(patterns.names) do
      self.pattern = name
      local firing = self:spawn(patterns[name])
      wait(SHOWN)
      firing:kill()
      wait(40)
    end
  end
end
