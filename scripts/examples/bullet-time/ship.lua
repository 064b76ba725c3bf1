-- The ship. It is not in the group "bullet", so it keeps its own rate.
local function paint(self)
  local color = self.hurt and 0xffffff or 0x70e0ff
  draw.disc(self.x, self.y, 6, color)
  draw.disc(self.x, self.y, 3, 0x103048)
end

local function ouch(self)
  self.hurt, self.hitbox = true, nil
  wait(40)
  self.hurt, self.hitbox = false, circle(3)
end

return function(self)
  self.group, self.hitbox, self.draw, self.on_hit = "ship", circle(3), paint, ouch
  while true do
    local dx, dy = input.axis()
    self.x = math.max(6, math.min(314, self.x + dx * 2))
    self.y = math.max(6, math.min(234, self.y + dy * 2))
    wait(1)
  end
end
