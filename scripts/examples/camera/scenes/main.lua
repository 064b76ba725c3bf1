-- A runner and the camera that follows it. Without a key, it runs by itself. Weights fall where it runs.
local world = require "world"

local HELP = { color = 0x9088c0, align = "center" }

local function paint(self)
  local leg = math.sin(self.x / 6) * 6
  draw.line(self.x, self.y - 10, self.x - leg, self.y, 0x60c8f0)
  draw.line(self.x, self.y - 10, self.x + leg, self.y, 0x60c8f0)
  draw.rect(self.x - 3, self.y - 22, 7, 13, 0x60c8f0)
  draw.disc(self.x, self.y - 26, 4, 0xf8d8b0)
end

local function runner(self)
  self.name, self.draw, self.y = "runner", paint, world.ground + 4
  local way = 1
  while true do
    local dx = input.axis()
    if self.x < 40 then way = 1 end
    if self.x > world.width - 40 then way = -1 end
    local step = dx ~= 0 and dx or way
    self.x = math.max(10, math.min(world.width - 10, self.x + step * 2.4))
    wait(1)
  end
end

local function weights(_, target)
  while true do
    wait(100)
    local x = math.max(60, math.min(world.width - 60, target.x + math.random(-60, 120)))
    spawn(world.weight, { x = x, y = -20 })
  end
end

return function()
  local houses = world.street()
  local target = spawn(runner, { x = 60, priority = 0.5 })
  camera.spawn {
    name = "camera",
    follow = target,
    follow_speed = 0.1,                 -- in each tick a tenth of the distance
    bounds = { 0, 0, world.width, 200 },
  }
  spawn { draw = world.sky, priority = 0.05 }
  spawn { draw = function() world.paint(houses) end, priority = 0.1 }
  target:spawn(weights)
  spawn { priority = 0.9, draw = function()
    draw.camera()                       -- the text below does not move
    draw.text("run with the arrow keys", 160, 8, HELP)
  end }
end
