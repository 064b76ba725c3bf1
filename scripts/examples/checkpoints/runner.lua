-- Runs by itself; Z jumps. The task ends in a gap or at the end of the course, and returns whether it got that far.
local course = require "course"

local SPEED, GRAVITY, LEAP = 2.2, 0.3, -4.6

local leap = sfx.jump(3, { volume = 0.15 })

local function paint(self)
  local leg = self.stands and math.sin(self.x / 5) * 5 or 4
  draw.line(self.x, self.y - 7, self.x - leg, self.y, 0xffc060)
  draw.line(self.x, self.y - 7, self.x + leg, self.y, 0xffc060)
  draw.rect(self.x - 3, self.y - 17, 6, 11, 0xffc060)
  draw.disc(self.x, self.y - 20, 4, 0xf8e0c0)
end

return function(self)
  self.name, self.draw, self.y, self.fall, self.stands = "runner", paint, course.ground, 0, true
  while self.x < course.length do
    self.x = self.x + SPEED
    if self.stands and input.pressed "fire" then
      self.fall, self.stands = LEAP, false
      sound.play(leap)
    end
    self.fall = self.fall + GRAVITY
    self.y = self.y + self.fall
    local lands = self.y >= course.ground and self.y < course.ground + 12 and course.has_ground(self.x)
    if lands then self.y, self.fall = course.ground, 0 end
    self.stands = lands
    if self.y > 190 then return false end
    wait(1)
  end
  return true
end
