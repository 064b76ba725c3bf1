-- Fades in from black at the start of every scene.
local TICKS = 30

local function paint(self)
  draw.rect(0, 0, draw.width, draw.height, 0x000000, self.dark)
end

local function fade(self)
  self.priority, self.dark, self.draw = 1, 1, paint
  for tick = 1, TICKS do
    self.dark = 1 - tick / TICKS
    wait(1)
  end
end

return fade
