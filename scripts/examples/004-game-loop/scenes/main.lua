-- Update and render, the two methods of the document. The framework's loop calls them and counts the frames.
local function update(self)
  self.angle = self.angle + 360 * time.dt / 4     -- one turn in four seconds
end

local function render(self)
  draw.fill(0x000000)
  for i = 1, 12 do
    local turn = math.rad(self.angle - i * 9)
    draw.disc(160 + 80 * math.cos(turn), 112 + 80 * math.sin(turn), 14 - i, 0x081410 * (13 - i))
  end
end

return function(self)
  self.angle, self.draw = 0, render
  while true do
    update(self)
    wait(1)
  end
end
