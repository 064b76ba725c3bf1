-- A fire with rising sparks. They crackle on the side where they burst: the higher, the brighter the sound.
local function spark(self)
  local drift = math.random() - 0.5
  for age = 1, math.random(20, 70) do
    self.x, self.y = self.x + drift, self.y - 1
    self.draw = function() draw.rect(self.x, self.y, 2, 2, age < 20 and 0xffe080 or 0xff8030) end
    wait(1)
  end
  sound.play("crackle", { x = self.x, pitch = 2 - self.y / 120, gain = 0.3 + math.random() * 0.4 })
end

local function glow(self)
  draw.circle(self.x, self.y + 4, 12, 0x803010)
  draw.circle(self.x, self.y + 4, 7, 0xffa040)
end

local function fire(self)
  self.draw = glow
  while true do
    spawn(spark, { x = self.x + math.random(-8, 8), y = self.y })
    wait(math.random(4, 16))
  end
end

return fire
