-- A scene with pooled shots that wrap around and a tenth as many tasks that move back and forth, to measure frames
-- between two ticks.
local function flier(self)
  self.sprite = "popcorn"
  local step = 2
  while true do
    self.x = self.x + step
    if self.x < 0 or self.x > draw.width then step = -step end
    wait(1)
  end
end

local function flight(shots)
  return function()
    for _ = 1, shots / 10 do spawn(flier, { x = math.random(draw.width), y = math.random(draw.height) }) end
    for _ = 1, shots do
      shot.fire {
        x = math.random(draw.width), y = math.random(draw.height), angle = math.random(360), speed = 2,
        sprite = "pearl", wrap = true,
      }
    end
    wait_forever()
  end
end

return flight
