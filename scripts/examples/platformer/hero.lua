-- The hero walks, falls, jumps, and drops through planks. Speeds are in pixels per tick.
local level = map.load "maps/hills"

local WALK, GRAVITY, LEAP, MOST = 1.6, 0.28, -4.9, 5
local FEET = { width = 8, height = 14 }

local jump = sfx.jump(4, { volume = 0.15 })

-- on a slope, the box touches the ground with a corner, so the picture is drawn at the floor below its middle
local function paint(self)
  local bottom = self.grounded and level:floor(self.x, self.y, 16) or self.y + 7
  local y = bottom - 7
  local legs = self.grounded and math.floor(self.x / 5) % 2 * 2 or 2
  draw.rect(self.x - 5, y + 4, 4, 3 - legs / 2, 0x30406a)
  draw.rect(self.x + 1, y + 4, 4, 2 + legs / 2, 0x30406a)
  draw.rect(self.x - 6, y - 4, 12, 9, 0xe05848)
  draw.rect(self.x - 5, y - 10, 10, 7, 0xf8d0a0)
  draw.rect(self.x - 6, y - 12, 12, 3, 0x703820)
  draw.rect(self.x + (self.looks > 0 and 2 or -4), y - 7, 2, 2, 0x201820)
end

return function(self)
  self.name, self.group, self.draw, self.looks, self.speed_y = "hero", "hero", paint, 1, 0
  self.hitbox, self.hits = circle(8), "coin"
  while true do
    local dx = input.axis()
    if dx ~= 0 then self.looks = dx end
    if self.grounded and input.pressed "fire" then
      self.speed_y = LEAP
      sound.play(jump, { x = 160 })
    end
    FEET.drop = input.down "down"
    local _, speed_y = level:slide(self, dx * WALK, math.min(MOST, self.speed_y + GRAVITY), FEET)
    self.speed_y = speed_y
    self.x = math.max(6, math.min(level.pixel_width - 6, self.x))
    if self.y > 230 then self.x, self.y, self.speed_y = 24, 20, 0 end
    wait(1)
  end
end
