-- A bubble. When it pops, it also pops the bubbles near it, a moment later.
local chain = require "chain"

local REACH, FUSE = 46, 7

local POINTS = { align = "center", color = 0xffe080 }

local pop = sfx.blip(3, { volume = 0.12 })

local function points(self)
  for age = 1, 30 do
    self.draw = function()
      POINTS.alpha = 1 - age / 40
      draw.text("+" .. self.worth, self.x, self.y - age / 2, POINTS)
      if age < 12 then draw.circle(self.x, self.y, 10 + age * 2, self.color, 1 - age / 12) end
    end
    wait(1)
  end
end

local function near(self, other)
  return (self.x - other.x) ^ 2 + (self.y - other.y) ^ 2 < REACH ^ 2
end

local function burst(self)
  if self.popped then return end
  self.popped = true
  wait(FUSE)
  local worth = chain.add(10)
  sound.play(pop, { x = self.x, pitch = 1 + chain.length * 0.06 })
  spawn(points, { x = self.x, y = self.y, worth = worth, color = self.color, priority = 0.7 })
  for other in task.each "bubble" do
    if other ~= self and near(self, other) then other:signal "pop" end
  end
  self:kill()
end

local function paint(self)
  local size = self.popped and 12 or 10
  draw.disc(self.x, self.y, size, self.color, 0.6)
  draw.circle(self.x, self.y, size, 0xffffff, 0.8)
  draw.disc(self.x - 4, self.y - 4, 2, 0xffffff)
end

return function(self)
  self.group, self.draw = "bubble", paint
  self.on_pop = burst
  move_to(self, self.x, -20, 500)
end
