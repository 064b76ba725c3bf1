-- A kite that its player steers: the stick sets its speed; fire leaves sparks behind.
local WIDTH, HEIGHT = 320, 200
local SPEED = 2.5               -- pixels per tick, with the stick fully pushed
local SPARK_TICKS = 30

local function clamp(value, most) return math.max(8, math.min(most - 8, value)) end

local function draw_spark(self)
  draw.disc(self.x, self.y, 3, self.color, 1 - self.age / SPARK_TICKS)
end

local function spark(self)
  self.draw = draw_spark
  for age = 1, SPARK_TICKS do
    self.age = age
    wait(1)
  end
end

local function draw_kite(self)
  draw.disc(self.x, self.y, 6, self.color)
  draw.line(self.x, self.y, self.x - 4 * self.dx, self.y + 14, self.color)
  local keys = table.concat(input.keys("fire", self.player), " ")
  draw.text(keys, self.player == 1 and 4 or 164, 188, { color = self.color })
end

return function(self)
  self.dx, self.draw = 0, draw_kite
  while true do
    local dx, dy = input.axis(self.player)
    self.dx = dx
    self.x = clamp(self.x + dx * SPEED + input.value("wind", self.player), WIDTH)
    self.y = clamp(self.y + dy * SPEED, HEIGHT)
    if input.repeated("fire", self.player, 10, 4) then
      input.rumble(0.4, 6, self.player)
      spawn(spark, { x = self.x, y = self.y, age = 0, color = self.color, priority = 0.3 })
    end
    wait(1)
  end
end
