-- A seed that drops in, looks at the ship, spits once and drifts away.
local animate = require "animate"
local enemy = require "enemy"
local run = require "run"
local shots = require "shots"

draw.sheet("popcorn", 18, 18)

local function popcorn(self)
  enemy.become(self, { sprite = "popcorn", hitbox = circle(8), hp = 2, points = 100 })
  animate(self, 2, 8)
  move_to(self, self.x, self.y + 110, 60, "ease_out")
  shot.fire { from = self, aim = find "ship", speed = run.pace(1.4), sprite = "pearl", frame = shots.PINK }
  wait(20)
  move_to(self, self.x + (self.drift or 0), draw.height + 20, 150, "ease_in")
end

return popcorn
