-- The echo: circles spread from its origin over the screen, clear the enemies' shots and damage all enemies.
local TICKS, SPEED, DAMAGE = 70, 5, 5
local COLOR = 0x8fb8ea

local function paint(self)
  draw.disc(self.x, self.y, self.radius, COLOR, 0.15)
  for circle = 0, 4 do
    local radius = self.radius - circle * 14
    if radius > 0 then draw.circle(self.x, self.y, radius, COLOR, 1 - circle / 5) end
  end
end

local function echo(self)
  self.radius, self.draw, self.priority = 0, paint, 0.7
  for tick = 1, TICKS do
    self.radius = self.radius + SPEED
    shot.clear "ship"           -- shots and lasers that can hit the ship
    laser.cut { x = self.x, y = self.y, radius = self.radius, hits = "ship" }
    if tick % 10 == 0 then task.signal("enemy", "hit", DAMAGE) end
    wait(1)
  end
end

return echo
