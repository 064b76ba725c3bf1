-- A clearing at night, where two animals meet.
local faces = require "faces"
local story = require "story"
local talk = require "talk"

local function night(self)
  for i = 0, 9 do draw.rect(0, i * 20, 320, 20, 0x101838 + i * 0x020302) end
  draw.disc(250, 34, 16, 0xfff0c8)
  draw.disc(244, 30, 13, 0x121a3a)
  for i = 0, 12 do
    local height = 40 + i * 37 % 30
    draw.rect(i * 26, 130 - height, 9, height + 40, 0x0c1424)
    draw.disc(i * 26 + 4, 130 - height, 17, 0x10202c)
  end
  draw.rect(0, 128, 320, 72, 0x142818)
  local beat = math.floor(time.tick / 8) % 2 == 0
  faces.fox(96, 106, self.speaker == "fox" and beat)
  faces.owl(224, 106, self.speaker == "owl" and beat)
end

return function(self)
  self.draw, self.priority = night, 0.1
  while true do
    self.told = talk(self, story, "begin")
    wait(60)
  end
end
