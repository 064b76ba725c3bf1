-- The strength left to a guardian, across the top of the screen: guardian:spawn(lifebar, { owner = guardian }).
local X, Y, HEIGHT = 20, 26, 4
local BACK, FILL, LOW = 0x1b1d42, 0x7fd672, 0xec5590

local function lifebar(self)
  local width, shown = draw.width - 2 * X, 0
  self.priority = 0.85
  self.draw = function()
    draw.rect(X, Y, width, HEIGHT, BACK)
    draw.rect(X, Y, width * shown, HEIGHT, shown > 0.25 and FILL or LOW)
    draw.frame(X - 1, Y - 1, width + 2, HEIGHT + 2, 0xffffff)
  end
  while true do
    shown = shown + (self.owner.hp / self.owner.full - shown) * 0.1
    wait(1)
  end
end

return lifebar
