-- A drone swings down in waves, fires at the ship now and then, and leaves at the bottom.
local enemy = require "enemy"

local function aim(_, drone)
  wait(50)
  while drone.y < draw.height * 0.6 do
    local ship = find "ship"
    if ship then shot.fire { from = drone, aim = ship, speed = 1.8, sprite = "bullet" } end
    wait(90)
  end
end

return function(self)
  enemy(self, { sprite = "drone", hitbox = circle(7), hp = 2, points = 100 })
  local middle = self.x
  self:spawn(aim)
  for tick = 1, 400 do
    self.x = middle + math.sin(tick / 30) * 40
    self.y = tick - 16
    wait(1)
  end
end
