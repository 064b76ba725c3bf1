-- Fades the screen in from black, then ends.
local TICKS = 20

return function(self)
  self.dark = 1
  self.draw = function() draw.fill(0x100818, self.dark) end
  for tick = 1, TICKS do
    self.dark = 1 - tick / TICKS
    wait(1)
  end
end
