-- Goes through the first frames of a sheet, over and over, as long as the task lives.
local function animate(self, frames, ticks)
  self:spawn(function()
    while true do
      for frame = 1, frames do
        self.frame = frame
        wait(ticks)
      end
    end
  end)
end

return animate
