-- The character. Its function decides what happens; the animation follows, and reports its steps by on_frame.
-- sprout.json names the animations and says how long each frame is shown, as Aseprite exports it.
local GROUND, WALK, LEAP, GRAVITY = 98, 1.2, -4.2, 0.25

local STEPS = { [5] = true, [8] = true }

local function dust(x, n) particle.burst("dust", x, GROUND + 11, { count = n }) end

local function walk(self)
  local way = input.axis()
  if way ~= 0 then self.flip_x = way < 0 end
  self.x = math.max(12, math.min(draw.width - 12, self.x + way * WALK))
  return way ~= 0
end

local function jump(self)
  self.animation = "jump"
  wait(5) -- the first frame of "jump" crouches
  local speed = LEAP
  while self.y + speed < GROUND do
    walk(self)
    self.y, speed = self.y + speed, speed + GRAVITY
    if speed > 0 then self.animation = "fall" end
    wait(1)
  end
  self.y = GROUND
  dust(self.x, 8)
  wait_animation "land" -- plays it, and waits for its end
end

local function on_frame(self, frame)
  if STEPS[frame] then dust(self.x, 2) end
end

return function(self)
  self.name, self.sprite, self.scale, self.y = "sprout", "sprout", 1, GROUND
  self.on_frame = on_frame
  while true do
    self.animation = walk(self) and "walk" or "idle" -- each tick; the same animation continues
    if input.pressed "fire" then jump(self) end
    wait(1)
  end
end
