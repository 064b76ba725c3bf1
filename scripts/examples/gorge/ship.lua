-- The ship slides along the rock. It is lost if a shot hits it, or if the rock pushes it out of the picture.
local level = map.load "maps/gorge"

local SPEED, SCROLL = 1.8, 0.5

local fire = sfx.laser(5, { volume = 0.08 })

local function paint(self)
  if self.safe > 0 and self.safe % 8 < 4 then return end
  draw.polygon({ self.x - 8, self.y - 4, self.x + 8, self.y + 1, self.x - 8, self.y + 4 }, 0xd8e8ff)
  draw.rect(self.x - 11, self.y - 1, 3, 3, time.tick % 4 < 2 and 0xffa040 or 0xffe080)
  draw.rect(self.x - 2, self.y - 2, 4, 2, 0x4080e0)
end

local function begin_again(self)
  particle.burst("explosion", self.x, self.y)
  feel.shake(0.4)
  self.x, self.y, self.safe = self.scroll + 60, 96, 120
end

return function(self)
  self.name, self.group, self.draw, self.scroll, self.safe = "ship", "ship", paint, 0, 60
  self.hitbox = box(12, 6)
  self.on_hit = function() if self.safe == 0 then begin_again(self) end end
  while true do
    local dx, dy = input.axis()
    local scrolls = self.scroll < level.pixel_width - draw.width and SCROLL or 0
    self.scroll = self.scroll + scrolls
    level:slide(self, dx * SPEED + scrolls, dy * SPEED, { top_down = true })
    self.x = math.min(self.scroll + draw.width - 12, self.x)
    if self.x < self.scroll + 8 then
      if self.wall == 1 then begin_again(self) else self.x = self.scroll + 8 end
    end
    if input.down "fire" and time.tick % 8 == 0 then
      sound.play(fire)
      shot.fan { x = self.x + 8, y = self.y, angle = 0, n = 2, spread = 24, speed = 5, kind = "needle", color = "cyan",
        hits = "walker", walls = { map = level, action = "bounce", n = 2 } }
    end
    self.safe = math.max(0, self.safe - 1)
    wait(1)
  end
end
