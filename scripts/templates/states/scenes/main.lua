-- A run: faster and faster stones, until one hits the rabbit. Then the best run is saved, and the next one starts.
local field = require "field"
local new_rabbit = require "rabbit"
local new_stone = require "stone"

local SCORE = { color = 0x204030 }
local BEST = { color = 0x204030, align = "right" }
local HELP = { color = 0x204030, align = "center" }

-- runs as long as the rabbit is unhurt; each stone that has passed gives a point
local function send(self, rabbit)
  local pace = 2.4
  while rabbit.hitbox do
    new_stone(pace, function() self.points = self.points + 1 end)
    pace = math.min(5, pace + 0.1)
    wait(math.random(55, 110))
  end
end

local function paint(self)
  draw.text("stones " .. self.points, 8, 8, SCORE)
  draw.text("best " .. self.best, draw.width - 8, 8, BEST)
  if self.points == 0 then draw.text("Z leaps", draw.width / 2, 60, HELP) end
end

return function(self)
  field()
  self.draw, self.priority, self.points = paint, 0.9, 0
  self.best = save.read("best", 0)
  local rabbit = new_rabbit()
  self:spawn(function() send(self, rabbit) end)
  await(rabbit)
  if self.points > self.best then save.write("best", self.points) end
  wait(30)
  scene.change "main"
end
