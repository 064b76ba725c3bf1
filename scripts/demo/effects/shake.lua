-- Shakes everything in front of the sky with decreasing force: spawn(shake, { force = 4 }), in pixels.
local function shake(self)
  self.priority = 0.2
  while self.force > 0.5 do
    local angle = math.random() * 2 * math.pi
    draw.camera(self.force * math.cos(angle), self.force * math.sin(angle))
    self.force = self.force * 0.9
    wait(2)
  end
end

return shake
