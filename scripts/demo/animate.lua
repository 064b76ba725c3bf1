-- A child that goes through the first frames of its parent's sheet, over and over, as long as the parent lives:
-- self:spawn(animate, { frames = 2, ticks = 7 }).
local function animate(self, parent)
  while true do
    for frame = 1, self.frames do
      parent.frame = frame
      wait(self.ticks)
    end
  end
end

return animate
