-- A child that animates its parent with the first frames of its sprite sheet: self:spawn(animate, { frames = 2, ticks =
-- 7 }). It ends with the parent.
local function animate(self, parent)
  while true do
    for frame = 1, self.frames do
      parent.frame = frame
      wait(self.ticks)
    end
  end
end

return animate
