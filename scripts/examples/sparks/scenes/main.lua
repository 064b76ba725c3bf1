-- Rockets rise and burst. In `kodama dev`, press F1, Values to change the tuned values; the watch is at the right edge.
local function rocket(self)
  local colors = { 0xffd060, 0xff7060, 0x70c0ff, 0x90e0a0 }
  self.color = colors[1 + (self.number - 1) % #colors]
  self.draw = function() draw.rect(self.x - 1, self.y - 4, 2, 6, 0xffffff) end
  watch("rocket", function() return self.y end)
  while self.y > self.top do
    self.y = self.y - tune("rocket.speed", 2.5, { min = 0.5, max = 8, step = 0.5 })
    wait(1)
  end
  spawn("sparks.Burst", { x = self.x, y = self.y, color = self.color, count = 240 })
end

local function night(self)
  self.draw = function()
    for i = 0, 11 do draw.rect(0, i * 20, 320, 20, 0x080818 + i * 0x020104) end
  end
  wait_forever()
end

return function()
  spawn(night, { priority = 0.1 })
  for number = 1, math.huge do
    spawn(rocket, { x = math.random(60, 260), y = 240, top = math.random(50, 110), number = number })
    wait(tune("rocket.pause", 40, { min = 10, max = 120, step = 5 }))
  end
end
