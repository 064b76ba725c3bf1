-- A burst, once through its sheet.
draw.sheet("explosion", 36, 36)

local function explosion(self)
  self.sprite, self.priority = "explosion", 0.55
  for frame = 1, 8 do
    self.frame = frame
    wait(4)
  end
end

return explosion
