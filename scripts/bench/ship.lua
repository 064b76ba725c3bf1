-- The ship that the enemies aim at: it does not move, and enemies survive its shots.
draw.sheet("pearl", 10, 10)

local function ship(self)
  self.sprite, self.frame, self.group, self.hitbox = "pearl", 1, "ship", circle(2)
  while true do
    shot.fan {
      x = self.x, y = self.y, angle = -90, n = 5, spread = 60,
      speed = 9, sprite = "pearl", frame = 3, hits = "enemy", radius = 5,
    }
    wait(5)
  end
end

return ship
