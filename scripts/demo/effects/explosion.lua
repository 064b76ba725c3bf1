-- An explosion: plays the frames of its sheet once.
draw.sheet("explosion", 36, 36)

local function explosion(self)
  self.sprite, self.priority = "explosion", 0.55
  for frame = 1, 8 do
    self.frame = frame
    wait(4)
  end
end

return explosion
