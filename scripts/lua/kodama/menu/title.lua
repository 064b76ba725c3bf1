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
-- under the rows), name_y (vertical position of the name; a quarter of the screen's height), size (scale of the name,
-- 2), ink (its color), and the fields of kodama.menu.list for the rows, such as y (of the first row). Texts can be
-- tables such as { en = "My game", ja = "私のゲーム" }
local choose = require "kodama.menu.list"
local replays = require "kodama.menu.replays"
local say = require "kodama.menu.words"

local ROWS = { "start", "options", "quit" }
local INK, WORDS = 0xffffff, 0x9098b0

local function paint(self)
  draw.text(say(self.title), draw.width / 2, self.y, self.large)
  draw.text(say(self.words), draw.width / 2, draw.height - 16, self.small)
end

local function name_of(look)
  return {
    draw = paint, priority = 0.9, title = look.title or game.title, words = look.words or "",
    y = look.name_y or math.floor(draw.height / 4),
    large = { color = look.ink or INK, scale = look.size or 2, align = "center", font = look.font },
    small = { color = look.color or WORDS, align = "center", font = look.font },
  }
end

---@async
---@param self kodama.Task
---@param look? table
---@return any
return function(self, look)
  look = look or {}
  local name = self:spawn(wait_forever, name_of(look))
  local row = self.after_replay and "replays"
  repeat
    local idle = look.attract and replays.attract(self, look.attract)
    row = self.after_replay and row or choose(self, look.rows or ROWS, look, row)
    self.after_replay = nil
    if idle then idle:kill() end
    if row == "replays" then replays.show(self, { fields = { after_replay = true }, font = look.font }) end
    if row == "options" then options.open(look.options) end
    if row == "quit" then game.quit() end
  until row ~= "options" and row ~= "replays"
  name:kill()
  return row
end
