-- What all enemies share: they are hit, flash, burst, and are worth points.
local burst = require "burst"
local score = require "score"
local sounds = require "sounds"

local function flash(self)
  self.tint = 0xff6060
  wait(3)
  self.tint = nil
end

-- an event like on_hit is a task of its own: it may wait
local function take_hit(self, damage)
  self.hp = self.hp - damage
  if self.hp > 0 then
    sound.play(sounds.hit, { x = self.x })
    return flash(self)
  end
  score.add(self.points)
  sound.play(sounds.burst, { x = self.x })
  spawn(burst, { x = self.x, y = self.y, size = self.size })
  self:kill()
end

--- Makes an enemy of a task: kind has sprite, hitbox, hp, points, and size, that of its burst.
return function(self, kind)
  self.group, self.hits, self.priority, self.on_hit = "enemy", "ship", 0.4, take_hit
  for field, value in pairs(kind) do self[field] = value end
end
