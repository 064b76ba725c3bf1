-- A page in one language: the title at the top, the dialogue in a box at the bottom.
local text = require "kodama.text"
local words = require "words"

local WIDTH, BOX_TOP, BOX_HEIGHT = 152, 112, 104

local TITLE = { font = "kodama12", scale = 2, line_height = 13, align = "center", valign = "middle",
  color = 0xffe8a0, outline = 0x803018, shadow = 0x100808 }
local UNDER = { color = 0xa8c8f0, align = "center" }
local NAME = { font = "kodama12", color = 0xffd060, outline = 0x302040 }
local SPEECH = { font = "kodama12", width = WIDTH - 16 }
local HINT = { color = 0x8890b0, align = "right" }

local function paint(self)
  local middle = self.x + WIDTH / 2
  draw.text(self.title, middle, 48, TITLE)
  draw.text(self.under, middle, 84, UNDER)
  draw.rect(self.x, BOX_TOP, WIDTH, BOX_HEIGHT, 0x181430)
  draw.frame(self.x, BOX_TOP, WIDTH, BOX_HEIGHT, 0x6068a0)
  draw.text(self.name, self.x + 8, BOX_TOP - 7, NAME)
  draw.text(self.hint, self.x + WIDTH - 6, BOX_TOP + BOX_HEIGHT - 12, HINT)
end

return function(self)
  local function say(name) return words(name, self.language) end
  self.title, self.under, self.name, self.hint = say "title", say "under", say "elder", say "go"
  self.draw = paint
  text.say { text = say "warning", x = self.x + 8, y = BOX_TOP + 12, look = SPEECH, priority = 0.6 }
  self.hint = ""
  wait_forever()
end
