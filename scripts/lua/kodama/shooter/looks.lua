-- The appearance of things for which the game has no images. Tasks with sprite or draw do not use them.
local looks = {}

function looks.ship(self)
  for row = 0, 10 do draw.rect(self.x - row / 2, self.y - 8 + row * 1.5, row, 2, 0x60d0ff) end
  if self.pilot.down "slow" then draw.disc(self.x, self.y, self.radius, 0xffffff) end
end

function looks.companion(self)
  draw.disc(self.x, self.y, 4, 0x8060d0)
  draw.disc(self.x, self.y, 2, 0xf0e0ff)
end

--- Draws a box with the letter of the item's kind.
function looks.item(item)
  local x, y = math.floor(item.x) - 5, math.floor(item.y) - 5
  draw.rect(x, y, 11, 11, item.kind.color)
  draw.frame(x, y, 11, 11, 0xffffff)
  draw.text(item.kind.letter or "", x + 2, y + 2, { plain = true })
end

--- An explosion of sparks, spawned where an enemy is destroyed, with x, y and color.
function looks.burst(self)
  local age = 0
  self.priority = 0.7
  self.draw = function()
    for i = 0, 7 do
      local turn = i * math.pi / 4
      draw.disc(self.x + math.cos(turn) * age, self.y + math.sin(turn) * age, math.max(0, 4 - age / 5), self.color)
    end
  end
  for tick = 1, 20 do
    age = tick
    wait(1)
  end
end

return looks
