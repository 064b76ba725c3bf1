-- The bell's echo: rings run over the screen, silence every shot and shake every enemy.
local TICKS, SPEED, DAMAGE = 70, 5, 5
local COLOR = 0x8fb8ea

local function paint(self)
  draw.disc(self.x, self.y, self.radius, COLOR, 0.15)
  for ring = 0, 4 do
    local radius = self.radius - ring * 14
    if radius > 0 then draw.circle(self.x, self.y, radius, COLOR, 1 - ring / 5) end
  end
end

local function shake()
  for foe in task.each "enemy" do foe:signal("hit", DAMAGE) end
end

local function echo(self)
  self.radius, self.draw, self.priority = 0, paint, 0.7
  for tick = 1, TICKS do
    self.radius = self.radius + SPEED
    shot.clear "ship"
    if tick % 10 == 0 then shake() end
    wait(1)
  end
end

return echo
