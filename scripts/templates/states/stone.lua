-- A stone rolls in from the right. When the rabbit has leaped over it, it gives a point and rolls away.
local GROUND = 144

local function roll_away(self)
  self.x, self.rotation = self.x - self.speed, self.rotation - self.speed * 4
  return self.x > -20
end

local function roll(self)
  if self.x < 40 then
    self.on_passed()
    self.state = roll_away
  end
  return roll_away(self)
end

return function(speed, on_passed)
  return spawn {
    group = "stone", sprite = "stone", scale = 1.5, x = draw.width + 20, y = GROUND - 2, rotation = 0,
    hitbox = circle(7), hits = "rabbit", state = roll, speed = speed, on_passed = on_passed,
  }
end
