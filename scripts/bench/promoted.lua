-- A shot with a coroutine that turns it every half second; the pool moves it.
local function turns(self)
  while true do
    wait(30)
    self.angle = self.angle + 90
  end
end

local function promoted(self)
  shot.task({ x = self.x, y = self.y, angle = math.random(360), speed = 1, wrap = true }, turns)
end

return promoted
