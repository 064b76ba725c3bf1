-- A missile turns toward its target by a limited angle per tick. When the target has ended, it flies straight on.
local SPEED, TURN, LIFE = 2.6, 2.2, 260          -- pixels per tick, degrees per tick, ticks
local TRAIL = 14                                 -- positions that it remembers

-- returns the shorter turn from one direction to another, from -180 to 180 degrees
local function turn_to(from, to)
  return (to - from + 180) % 360 - 180
end

local function steer(self)
  local target = self.target
  if not target:alive() then return end
  local wanted = math.deg(math.atan2(target.y - self.y, target.x - self.x))
  self.angle = self.angle + math.max(-TURN, math.min(TURN, turn_to(self.angle, wanted)))
end

local function paint(self)
  for i = 1, #self.trail, 2 do
    draw.disc(self.trail[i], self.trail[i + 1], 2, 0xff8040, 0.7 * i / #self.trail)
  end
  draw.disc(self.x, self.y, 3, 0xfff0c0)
end

return function(self)
  self.draw, self.trail = paint, {}
  self.hitbox, self.group, self.hits = circle(3), "missile", "balloon"
  self.on_touch = function() self:kill() end
  for _ = 1, LIFE do
    steer(self)
    table.insert(self.trail, self.x)
    table.insert(self.trail, self.y)
    if #self.trail > TRAIL * 2 then
      table.remove(self.trail, 1)
      table.remove(self.trail, 1)
    end
    local turn = math.rad(self.angle)
    self.x, self.y = self.x + math.cos(turn) * SPEED, self.y + math.sin(turn) * SPEED
    wait(1)
  end
end
