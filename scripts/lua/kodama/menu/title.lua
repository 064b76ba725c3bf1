-- The title screen: shows the name of the game and a menu; returns the row that the player has chosen.
--
--   local title = require "kodama.menu.title"
--
--   return function(self)
--     if title(self, { title = "MY GAME" }) == "start" then scene.change "stage" end
--   end
--
-- look: title (the game's by default), rows ("start", "options", "quit", or those as for kodama.menu.list; a row
-- "options" opens the options screen, a row "replays" the list of replays, a row "quit" exits the program), attract
-- (replays of the game, of which one is played after 20 seconds without a key: { "attract/boss.kreplay" }), words (text
-- under the rows), name_y (top of the name; a quarter of the screen's height), size (scale of the name, 2; a name that
-- is too wide is wrapped, and smaller if a word does not fit or the lines reach the rows), ink (its color), and the
-- fields of kodama.menu.list for the rows, such as y (of the first row). Texts can be tables such as { en = "My game",
-- ja = "私のゲーム" }
local choose = require "kodama.menu.list"
local replays = require "kodama.menu.replays"
local say = require "kodama.menu.words"

local ROWS = { "start", "options", "quit" }
local INK, WORDS = 0xffffff, 0x9098b0
local MARGIN, GAP = 8, 4 -- at the sides of the screen; between the name and the rows

-- Whether each word fits into a line, and the lines fit above the rows.
local function fits(text, look, height)
  for word in text:gmatch "%S+" do
    if draw.text_size(word, { font = look.font, scale = look.scale }) > look.width then return false end
  end
  local _, needed = draw.text_size(text, look)
  return needed <= height
end

-- Drawing must not change the fields of a task, which replays compare.
local function paint(self)
  local text, large = say(self.title), { scale = self.size }
  for name, value in pairs(self.large) do large[name] = value end
  while large.scale > 1 and not fits(text, large, self.height) do large.scale = large.scale - 1 end
  draw.text(text, draw.width / 2, self.y, large)
  local words = say(self.words)
  local _, high = draw.text_size(words, self.small)
  draw.text(words, draw.width / 2, draw.height - 8 - high, self.small)
end

local function name_of(look)
  local y = look.name_y or math.floor(draw.height / 4)
  return {
    draw = paint, priority = 0.9, title = look.title or game.title, words = look.words or "",
    y = y, height = (look.y or draw.height / 2) - GAP - y, size = look.size or 2,
    large = { color = look.ink or INK, align = "center", font = look.font, width = draw.width - 2 * MARGIN },
    small = { color = look.color or WORDS, align = "center", font = look.font, width = draw.width },
  }
end

---@async
---@param self kodama.Task
---@param look? table
---@return any
return function(self, look)
  look = look or {}
  local rows, rows_look = look.rows or ROWS, setmetatable({ bottom = draw.height - 2 * MARGIN }, { __index = look })
  local name = self:spawn(wait_forever, name_of(look))
  local row = self.after_replay and "replays"
  repeat
    local idle = look.attract and replays.attract(self, look.attract)
    local watched = self.after_replay
    row = watched and row or choose(self, rows, rows_look, row)
    self.after_replay = nil
    if idle then idle:kill() end
    if row == "replays" then
      replays.show(self, { fields = { after_replay = true }, first = watched, font = look.font })
    end
    if row == "options" then options.open(look.options) end
    if row == "quit" then game.quit() end
  until row ~= "options" and row ~= "replays"
  name:kill()
  return row
end
