-- A balloon rises, sways, and bursts when it is hit.
local COLORS = { 0xf06080, 0x60c0f0, 0xf0c050, 0x80d080 }

local function burst(self)
  for age = 1, 16 do
    self.draw = function() draw.circle(self.x, self.y, 8 + age, self.color, 1 - age / 16) end
    wait(1)
  end
end

local function paint(self)
  draw.line(self.x, self.y + 10, self.x + math.sin(self.y / 9) * 3, self.y + 24, 0xc0c8e0)
  draw.disc(self.x, self.y, 10, self.color)
  draw.disc(self.x - 3, self.y - 4, 2, 0xffffff, 0.8)
end

return function(self)
  self.color, self.draw = COLORS[math.random(#COLORS)], paint
  self.group, self.hitbox = "balloon", circle(10)
  self.on_hit = function()
    spawn(burst, { x = self.x, y = self.y, color = self.color })
    self:kill()
  end
  local middle = self.x
  while self.y > -30 do
    self.y = self.y - 0.6
    self.x = middle + math.sin(self.y / 25) * 24
    wait(1)
  end
end
