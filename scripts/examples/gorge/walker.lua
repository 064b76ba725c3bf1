-- Walkers crawl along the rock: over floor and ceiling, slopes and corners. They fire at the ship when they see it.
local level = map.load "maps/gorge"

local SEEN, SPEED = 150, 0.4

local function watch(self)
  while true do
    wait(10)
    local ship, me = find "ship", self.parent
    if ship and math.abs(ship.x - me.x) < SEEN and level:sees(me.x, me.y, ship.x, ship.y) then
      shot.fire { from = me, aim = ship, speed = 1.6, color = "red", hits = "ship", walls = level }
      wait(70)
    end
  end
end

-- the feet are on the rock, whichever way that is
local function paint(self)
  local angle = math.rad(self.floor_angle or 0)
  local ahead_x, ahead_y = math.cos(angle) * self.way, math.sin(angle) * self.way
  local down_x, down_y = -math.sin(angle), math.cos(angle)
  local function dot(ahead, down, radius, color)
    draw.disc(self.x + ahead * ahead_x + down * down_x, self.y + ahead * ahead_y + down * down_y, radius, color)
  end
  local step = math.floor((self.x + self.y) / 3) % 2
  dot(0, 0, 6, 0xd06050)
  dot(-3, 5 - step, 1.5, 0x702828)
  dot(3, 4 + step, 1.5, 0x702828)
  dot(3, -1, 1.5, 0xffe0c0)
end

-- way is 1 to go clockwise around the rock, -1 for the other way around
local function walker(way)
  return function(self)
    self.group, self.hitbox, self.draw, self.way = "walker", circle(6), paint, way
    self.on_hit = function()
      particle.burst("explosion", self.x, self.y)
      feel.popup("100", self.x, self.y)
      self:kill()
    end
    self:spawn(watch)
    while level:crawl(self, way * SPEED) do wait(1) end
  end
end

return { crawler = walker(-1), hanger = walker(1) }
