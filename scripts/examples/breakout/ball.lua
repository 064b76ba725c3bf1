-- The ball moves along one axis at a time, which shows which side it has hit. The point where it touches the paddle
-- sets its direction.
local bricks = require "bricks"

local RADIUS, SPEED, STEEPEST = 4, 3, 60          -- pixels, pixels per tick, degrees from straight up

local tick, tock = sfx.blip(2, { volume = 0.12 }), sfx.hit(5, { volume = 0.12 })

local function chip(self)
  for age = 1, 14 do
    self.draw = function() draw.frame(self.x - age, self.y - age / 2, age * 2, age, self.color, 1 - age / 14) end
    wait(1)
  end
end

-- moves along an axis; bounces off walls and bricks
local function move(self, axis, low, high)
  local before = self[axis]
  self[axis] = before + self["v" .. axis]
  local color = bricks.take(self.x, self.y)
  if color then
    spawn(chip, { x = self.x, y = self.y, color = color, priority = 0.7 })
    sound.play(tock, { x = self.x })
  end
  if color or self[axis] < low or self[axis] > high then
    self[axis], self["v" .. axis] = before, -self["v" .. axis]
  end
end

--- Sets the direction after a hit by the paddle. `place` is where it was hit, from -1 (left end) to 1 (right end).
local function aim(self, place)
  local angle = math.rad(-90 + math.max(-1, math.min(1, place)) * STEEPEST)
  self.vx, self.vy = math.cos(angle) * SPEED, math.sin(angle) * SPEED
end

local function meet(self, paddle)
  local near = math.abs(self.x - paddle.x) <= paddle.half + RADIUS
  if self.vy < 0 or not near or self.y + RADIUS < paddle.y or self.y > paddle.y + 6 then return end
  aim(self, (self.x - paddle.x) / paddle.half)
  sound.play(tick, { x = self.x })
end

return function(self)
  self.name = "ball"
  self.draw = function()
    draw.disc(self.x, self.y, RADIUS, 0xf8f8ff)
    draw.disc(self.x - 1, self.y - 1, 1, 0xb0c0ff)
  end
  aim(self, self.place or 0.3)
  while self.y < draw.height + 10 do
    move(self, "x", RADIUS, draw.width - RADIUS)
    move(self, "y", RADIUS + 16, math.huge)
    meet(self, self.paddle)
    wait(1)
  end
end
