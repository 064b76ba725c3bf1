-- The hero walks, falls and jumps. Speeds are in pixels per tick; each move is split into steps of at most one pixel.
local map = require "map"

local HALF, WALK, GRAVITY, LEAP, MOST = 6, 1.6, 0.28, -4.9, 5

local jump = sfx.jump(4, { volume = 0.15 })

-- moves as far as possible; returns whether it moved all the way
local function move(self, axis, way)
  local step = way > 0 and 1 or -1
  for _ = 1, math.ceil(math.abs(way)) do
    local part = math.min(1, math.abs(way)) * step
    local x, y = self.x, self.y
    if axis == "x" then x = x + part else y = y + part end
    local lands = axis == "y" and step > 0 and map.plank_below(self.x, self.y, HALF)
    if lands or map.blocks(x, y, HALF) then return false end
    self.x, self.y, way = x, y, way - part
  end
  return true
end

local function paint(self)
  local legs = self.stands and math.floor(self.x / 5) % 2 * 2 or 2
  draw.rect(self.x - 5, self.y + 4, 4, 3 - legs / 2, 0x30406a)
  draw.rect(self.x + 1, self.y + 4, 4, 2 + legs / 2, 0x30406a)
  draw.rect(self.x - 6, self.y - 4, 12, 9, 0xe05848)
  draw.rect(self.x - 5, self.y - 10, 10, 7, 0xf8d0a0)
  draw.rect(self.x - 6, self.y - 12, 12, 3, 0x703820)
  draw.rect(self.x + (self.looks > 0 and 2 or -4), self.y - 7, 2, 2, 0x201820)
end

return function(self)
  self.name, self.group, self.draw, self.looks, self.fall = "hero", "hero", paint, 1, 0
  self.hitbox, self.hits = circle(8), "coin"
  while true do
    local dx = input.axis()
    if dx ~= 0 then self.looks = dx end
    move(self, "x", dx * WALK)
    self.fall = math.min(MOST, self.fall + GRAVITY)
    if self.stands and input.pressed "fire" then
      self.fall = LEAP
      sound.play(jump, { x = 160 })
    end
    local free = move(self, "y", self.fall)
    self.stands = not free and self.fall > 0
    if not free then self.fall = 0 end
    if self.y > 230 then self.x, self.y, self.fall = 24, 20, 0 end
    wait(1)
  end
end
