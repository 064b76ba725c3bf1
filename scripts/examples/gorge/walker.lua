-- Walkers follow the floor or the ceiling, turn at walls and edges, and fire at the ship when they see it.
local level = map.load "maps/gorge"

local SEEN, PULL = 150, 2

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

-- side is 1 on the floor and -1 on the ceiling
local function walker(side)
  return function(self)
    self.group, self.hitbox, self.way = "walker", box(12, 12), -0.4
    self.draw = function()
      local step = math.floor(self.x / 3) % 2
      draw.disc(self.x, self.y, 6, 0xd06050)
      draw.rect(self.x - 5, self.y + side * (5 - step), 3, 2, 0x702828)
      draw.rect(self.x + 2, self.y + side * (4 + step), 3, 2, 0x702828)
      draw.rect(self.x + (self.way < 0 and -5 or 1), self.y - 2, 4, 3, 0xffe0c0)
    end
    self.on_hit = function()
      particle.burst("explosion", self.x, self.y)
      feel.popup("100", self.x, self.y)
      self:kill()
    end
    self:spawn(watch)
    while true do
      level:slide(self, self.way, PULL * side)
      local ahead = self.x + (self.way < 0 and -8 or 8)
      if self.wall or not level:solid(ahead, self.y + side * 14) then self.way = -self.way end
      wait(1)
    end
  end
end

return { crawler = walker(1), hanger = walker(-1) }
