-- The ship with three phases: it flies in, the player flies it and fires, and it burns.
local SPEED, SHOT_SPEED, UP, EVERY = 1.8, 4, -90, 8
local LOST_TICKS = 40

local function fly_in(self)
  self.y = self.y - 1.5
  if self.y > draw.height - 20 then return end
  self.hitbox = circle(3)
  self.phase = MAIN
end

local function fly(self)
  local dx, dy = input.axis()
  self.x = math.min(draw.width - 5, math.max(5, self.x + SPEED * dx))
  self.y = math.min(draw.height - 5, math.max(5, self.y + SPEED * dy))
  if self.ticks % EVERY == 0 and input.down "fire" then
    shot.fire { from = self, angle = UP, speed = SHOT_SPEED, hits = "lantern", sprite = "kodama.blue_shot", radius = 3 }
  end
  self.ticks = self.ticks + 1
end

local function burn(self)
  self.lost = self.lost + 1
  if self.lost < LOST_TICKS then return true end
  self.when_lost()
  return false
end

local function hit(self)
  self.hitbox = nil
  self.phase = END
end

local function paint(self)
  if self.phase == END then
    draw.circle(self.x, self.y, self.lost, 0x66ccff, 1 - self.lost / LOST_TICKS)
    draw.circle(self.x, self.y, self.lost / 2, 0xffffff, 1 - self.lost / LOST_TICKS)
  else
    draw.disc(self.x, self.y, 5, 0x66ccff)
    draw.disc(self.x, self.y, 2, 0xffffff)
  end
end

return function(when_lost)
  return spawn {
    phases = { [INIT] = fly_in, [MAIN] = fly, [END] = burn }, draw = paint, on_hit = hit, group = "ship",
    x = draw.width / 2, y = draw.height + 10, ticks = 0, lost = 0, when_lost = when_lost,
  }
end
