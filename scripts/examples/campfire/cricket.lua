-- A cricket far to one side that sometimes chirps three times.
local function cricket(self)
  self.draw = function() draw.rect(self.x, self.y, 3, 2, self.chirps and 0x90ff90 or 0x306030) end
  while true do
    wait(math.random(90, 200))
    self.chirps = true
    for _ = 1, 3 do
      sound.play("chirp", { x = self.x, gain = 0.5 })
      wait(6)
    end
    self.chirps = false
  end
end

return cricket
