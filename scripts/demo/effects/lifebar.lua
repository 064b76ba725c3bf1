-- The strength left to a guardian, across the top of the screen, as a child of it: guardian:spawn(lifebar).
local X, Y, HEIGHT = 20, 26, 4
local BACK, FILL, LOW = 0x1b1d42, 0x7fd672, 0xec5590

local function paint(self)
  local width = draw.width - 2 * X
  draw.rect(X, Y, width, HEIGHT, BACK)
  draw.rect(X, Y, width * self.shown, HEIGHT, self.shown > 0.25 and FILL or LOW)
  draw.frame(X - 1, Y - 1, width + 2, HEIGHT + 2, 0xffffff)
end

-- follows the strength a tenth of the way each tick, so that a hit is seen to take it away
local function lifebar(self, guardian)
  self.priority, self.shown, self.draw = 0.85, 0, paint
  while true do
    self.shown = self.shown + (guardian.hp / guardian.full_hp - self.shown) * 0.1
    wait(1)
  end
end

return lifebar
