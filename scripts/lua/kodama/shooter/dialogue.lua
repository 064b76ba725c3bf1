-- A conversation: a list of lines, each with a face, typed letter by letter. Fire continues, bomb skips the rest.
--
--   local dialogue = require "kodama.shooter.dialogue"
--
--   dialogue(self, {
--     { "Fox", "You are late.", face = "fox" },                                     -- an image
--     { "Owl", "I asked the river.", face = draw_owl, side = "right" },             -- or a function of x, y, speaks
--   })
--
-- look: y and height of the box, color, ticks (between letters), sound (of a letter). Ships do not shoot during it.
local fields = require "kodama.shooter.fields"
local run = require "kodama.shooter.run"
local text = require "kodama.text"

local RIM, FACE, SHADE = 6, 56, 0x101428

local function paint(self)
  local line, look = self.line, self.look
  local right = line.side == "right"
  if type(line.face) == "string" then
    draw.sprite(line.face, right and draw.width - FACE / 2 - RIM or FACE / 2 + RIM, look.y - FACE / 2)
  elseif line.face then
    line.face(right and draw.width - FACE / 2 - RIM or FACE / 2 + RIM, look.y - FACE / 2, time.tick % 16 < 8)
  end
  draw.rect(RIM, look.y, draw.width - 2 * RIM, look.height, SHADE, 0.85)
  draw.frame(RIM, look.y, draw.width - 2 * RIM, look.height, line.color or look.color)
  draw.text(line[1], right and draw.width - 2 * RIM - 4 or 2 * RIM + 4, look.y - 10, {
    color = line.color or look.color, outline = SHADE, align = right and "right" or "left" })
end

-- shows one line after the other; ends with the last
local function talk(self)
  for _, line in ipairs(self.lines) do
    self.line = line
    text.say { text = line[2], x = 2 * RIM, y = self.look.y + 6, owner = self, priority = 0.93,
      look = { width = draw.width - 4 * RIM, line_height = 12 }, ticks = self.look.ticks, sound = self.look.sound }
  end
end

-- reports mistakes in the line that calls the dialogue
local function check(lines, look)
  if type(lines) ~= "table" or #lines == 0 then
    error("kodama.shooter.dialogue: lines must be a list of at least one but was " .. tostring(lines), 3)
  end
  for number, line in ipairs(lines) do
    local whose = "kodama.shooter.dialogue: line " .. number
    if type(line) ~= "table" or type(line[1]) ~= "string" or type(line[2]) ~= "string" then
      error(whose .. " must be a table of a name and a text", 3)
    end
    fields.only(whose, line, { "face", "side", "color" }, 3)
  end
  fields.only("kodama.shooter.dialogue: look", look, { "y", "height", "color", "ticks", "sound" }, 3)
end

---@async
---@param self kodama.Task
---@param lines table[]
---@param look? table
return function(self, lines, look)
  check(lines, look or {})
  local full = { y = draw.height - 64, height = 52, color = 0xffe0a0, ticks = 2 }
  for name, value in pairs(look or {}) do full[name] = value end
  run.talking = true
  local talking = self:spawn(talk, { lines = lines, line = lines[1], look = full, draw = paint, priority = 0.92,
    finish = function() run.talking = false end })
  wait(1) -- a press in this tick is the game's
  wait_until(function() return not talking:alive() or input.pressed "bomb" end)
  talking:kill()
end
