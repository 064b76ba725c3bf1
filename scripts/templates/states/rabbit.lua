-- The rabbit in state style: a state is a function that is called each tick until it sets another one.
local Rabbit = {}
Rabbit.__index = Rabbit

local GROUND, GRAVITY, LEAP = 137, 0.35, -5.2        -- pixels; pixels per tick each tick; pixels per tick
local leap, ouch = sfx.jump(2), sfx.hit(3)

draw.sheet("rabbit", 16, 16)                          -- an image with frames of this size

function Rabbit:run()
  self.frame = 1 + math.floor(time.tick / 6) % 2
  if input.pressed "fire" then
    sound.play(leap)
    self.speed = LEAP
    self.state = self.rise
  end
end

-- rises as long as the key is held: a tap is a small leap
function Rabbit:rise()
  self.frame, self.y, self.speed = 2, self.y + self.speed, self.speed + GRAVITY
  if not input.down "fire" then self.speed = math.max(self.speed, -2) end
  if self.speed >= 0 then self.state = self.fall end
end

function Rabbit:fall()
  self.y, self.speed = self.y + self.speed, self.speed + GRAVITY
  if self.y < GROUND then return end
  self.y = GROUND
  self.state = self.run
end

-- the last state: false ends the task
function Rabbit:hurt()
  self.rotation, self.y, self.speed = (self.rotation or 0) + 9, self.y + self.speed, self.speed + GRAVITY
  return self.y < draw.height + 20
end

local function on_hit(self)
  if self.state == self.hurt then return end
  sound.play(ouch)
  feel.hit_stop(5)
  feel.shake(0.35)
  self.hitbox, self.speed = nil, LEAP
  self.state = self.hurt
end

return function()
  return spawn(setmetatable({
    name = "rabbit", group = "rabbit", sprite = "rabbit", frame = 1, scale = 2, x = 60, y = GROUND, speed = 0,
    hitbox = circle(9), on_hit = on_hit, state = Rabbit.run,
  }, Rabbit))
end
