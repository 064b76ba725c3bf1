-- A ring of sparks that flies apart: spawn(burst, { x = , y = , size = 1 }).
local COLORS = { 0xffffff, 0xffe080, 0xff8040, 0x803030 }

return function(self)
  local size, age = self.size or 1, 0
  self.priority = 0.7
  self.draw = function()
    local color = COLORS[math.min(#COLORS, 1 + math.floor(age / 6))]
    draw.circle(self.x, self.y, age * size, color)
    for i = 1, 8 do
      local turn = i * math.pi / 4
      draw.disc(self.x + math.cos(turn) * age * size * 1.4, self.y + math.sin(turn) * age * size * 1.4, 2, color)
    end
  end
  for tick = 1, 24 do
    age = tick
    wait(1)
  end
end
