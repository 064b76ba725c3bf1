-- Shows a part of a story line by line; after a question, the part that the answer names follows. Returns the names of
-- the parts that were shown.
local choose = require "kodama.menu.list"
local text = require "kodama.text"

local BOX = { x = 12, y = 140, width = 296, height = 52 }
local MARGIN = 10 -- between the frame of the box and its text, in pixels
local LOOK = { width = BOX.width - 2 * MARGIN, line_height = 12 }
local COLORS = { fox = 0xe88048, owl = 0x9080c8 }

local function frame(self)
  draw.rect(BOX.x, BOX.y, BOX.width, BOX.height, 0x141a30, 0.9)
  draw.frame(BOX.x, BOX.y, BOX.width, BOX.height, COLORS[self.speaker])
  draw.text(self.speaker, BOX.x + MARGIN, BOX.y - 10, { color = COLORS[self.speaker], outline = 0x101020 })
end

local function ask(self, answers)
  local rows = {}
  for i, answer in ipairs(answers) do rows[i] = answer[1] end
  local chosen = choose(self, rows, { x = 160, y = BOX.y + 12, step = 14 })
  for _, answer in ipairs(answers) do
    if answer[1] == chosen then return answer[2] end
  end
end

return function(self, story, part)
  local told, box = {}, self:spawn { draw = frame, priority = 0.8, speaker = "" }
  while part do
    told[#told + 1] = part
    local following
    for _, line in ipairs(story[part]) do
      box.speaker, self.speaker = line[1], line[1]
      text.say { text = line[2], x = BOX.x + MARGIN, y = BOX.y + 12, look = LOOK, ticks = 2, owner = self,
        priority = 0.85 }
      if line.answers then following = ask(self, line.answers) end
    end
    part = following
  end
  box:kill()
  return told
end
