-- A meadow, the character, and the frames of the animation that it plays.
local sprout = require "sprout"

local FRAMES = { idle = { 1, 4 }, walk = { 5, 10 }, jump = { 11, 13 }, fall = { 14, 15 }, land = { 16, 17 } }

local function meadow()
  draw.fill(0x8cc8e8)
  for i = 0, 2 do draw.disc(30 + i * 80, 136, 52, 0x78b8a0) end
  draw.rect(0, 110, draw.width, 20, 0x58a048)
  draw.rect(0, 110, draw.width, 3, 0x80c858)
  for i = 0, 14 do draw.rect(6 + i * 14 + i % 3 * 3, 116 + i * 5 % 11, 3, 2, 0x488c3c) end
end

local function film()
  local self = find "sprout"
  local first, last = FRAMES[self.animation][1], FRAMES[self.animation][2]
  draw.text(self.animation, 14, 8, { color = 0x203050 })
  for frame = first, last do
    local x = 14 + (frame - first) * 30
    draw.rect(x, 20, 28, 28, frame == self.frame and 0xfff0a0 or 0x6ca8cc)
    draw.sprite("sprout", x + 14, 34, { frame = frame, alpha = frame == self.frame and 1 or 0.6 })
  end
end

return function()
  spawn { draw = meadow, priority = 0.1 }
  spawn(sprout, { x = 60 })
  spawn { draw = film, priority = 0.9 }
  wait_forever()
end
