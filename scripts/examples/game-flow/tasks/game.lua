-- The game: catch the falling fruit. It is over when three have hit the ground.
local basket = require "tasks.basket"
local fruit = require "tasks.fruit"
local go = require "go"

local MISSES = 3
local SCORE = { color = 0x603020 }

local function drop(self)
  local pace = 1.4
  while true do
    self.parent:spawn(fruit, { x = math.random(20, 220), speed = pace })
    pace = pace + 0.06
    wait(math.floor(70 / pace))
  end
end

local function paint(self)
  draw.text("score " .. self.score, 8, 8, SCORE)
  for i = 1, self.misses do draw.disc(240 - i * 14, 12, 5, 0xb04830) end
end

return function(self)
  self.score, self.misses, self.draw = 0, 0, paint
  self.on_caught = function() self.score = self.score + 10 end
  self.on_missed = function() self.misses = self.misses + 1 end
  self:spawn(basket)
  self:spawn(drop)
  wait_until(function() return self.misses == MISSES end)
  go(self, "ranking", { score = self.score })
end
