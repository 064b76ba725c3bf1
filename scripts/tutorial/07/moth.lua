-- moth.lua
local become_enemy = require "kodama.shooter.enemies"

local function paint(self)
  local wing = 7 + 2 * math.sin(time.tick / 4)
  draw.disc(self.x - wing, self.y - 2, 6, self.tint or 0xa05878)
  draw.disc(self.x + wing, self.y - 2, 6, self.tint or 0xa05878)
  draw.disc(self.x, self.y, 4, 0xffe0a0)
end

local function dust(_, moth)
  while true do
    shot.fan { from = moth, aim = find "ship", n = 5, spread = 50, speed = 1.5, kind = "petal", color = "purple" }
    wait(45)
  end
end

return function(self)
  become_enemy(self, { draw = paint, hitbox = circle(9), hp = 3, points = 200, drops = { point = 2 } })
  move_to(self, self.x, 90, 60, "ease_out")
  self:spawn(dust)
  wait(120)
  move_to(self, self.x, -20, 60, "ease_in")
end
