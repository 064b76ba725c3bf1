-- A ship and a boss over the corridor. The fight is in two dimensions, as without the background.
local corridor = require "corridor"

local function ship(self)
  self.sprite, self.hitbox, self.group, self.hits = "ship", circle(2), "player", "enemy"
  self.name, self.x, self.y = "ship", 160, 205
  while true do
    local dx, dy = input.axis()
    self.x = math.max(12, math.min(self.x + 2 * dx, 308))
    self.y = math.max(12, math.min(self.y + 2 * dy, 228))
    if input.down "fire" and time.tick % 4 == 0 then
      shot.fan {
        from = self, y = self.y - 8, angle = 270, n = 3, spread = 8, speed = 6,
        kind = "rice", color = "cyan", hits = "boss",
      }
    end
    wait(1)
  end
end

local function boss(self)
  self.sprite, self.hitbox, self.group, self.x, self.y = "boss", circle(12), "boss", 160, 64
  for tick = 1, math.huge do
    self.x = 160 + 60 * math.sin(tick / 50)
    self.y = 64 + 6 * math.sin(tick / 17)
    if tick % 36 == 0 then
      shot.ring { from = self, n = 14, angle = tick, speed = 1.3, kind = "orb", color = "red", hits = "player" }
    end
    if tick % 90 < 24 and tick % 6 == 0 then
      shot.fan { from = self, n = 3, spread = 40, speed = 2.2, kind = "kunai", color = "blue", hits = "player" }
    end
    wait(1)
  end
end

return function()
  spawn(corridor, { priority = 0.1 })
  spawn(boss, { priority = 0.4 })
  spawn(ship, { priority = 0.5 })
end
