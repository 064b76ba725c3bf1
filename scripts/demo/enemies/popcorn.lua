-- Popcorn, as players call small enemies that come in large numbers. It flies in, turns to the ship, fires once and
-- leaves. The other enemies have the same structure.
local animate = require "animate"
local enemy = require "enemy"
local run = require "run"

draw.sheet("popcorn", 18, 18)

-- its whole life from the first line to the last; calls that move or wait take time
local function popcorn(self)
  enemy(self, { sprite = "popcorn", hitbox = circle(8), hp = 2, points = 100 })
  self:spawn(animate, { frames = 2, ticks = 8 })
  move_to(self, self.x, self.y + 110, 60, "ease_out")
  shot.fire { from = self, aim = find "ship", kind = "light", color = "pink", speed = run.pace(1.4) }
  sound.play("pop", { x = self.x })
  wait(20)
  move_to(self, self.x + (self.drift or 0), draw.height + 20, 150, "ease_in")
end

return popcorn
