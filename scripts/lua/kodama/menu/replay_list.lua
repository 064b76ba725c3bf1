-- Reads and draws the list of kodama.menu.replays: the thumbnail of the chosen replay, and names with scores.
local list = {}

local STEP, MARGIN, DIM = 14, 12, 0x9098b0
local LOW = draw.height < 180 -- the thumbnail is half as large there
local PICTURE, SCALE = LOW and 40 or 56, LOW and 0.5 or 1
local DETAILS, VERSION, TOP = LOW and 60 or 90, LOW and 72 or 102, LOW and 86 or 116
local LOADING = { en = "LOADING", ja = "読み込み中" }
local NONE = { en = "NO REPLAYS YET", ja = "リプレイはありません" }
local OTHER = { en = "other version: may differ", ja = "別バージョンの記録" }
local LEAVE = { en = "Esc: back", ja = "Esc: 戻る" }
local say = require "kodama.menu.words"

local function visible() return math.max(1, math.floor((draw.height - TOP - MARGIN) / STEP)) end

local function text(self, words, x, y, align, color)
  draw.text((words:gsub("{", "{{")), x, y, { align = align, color = color or self.ink, font = self.font })
end

local function width_of(self, words)
  return (draw.text_size((words:gsub("{", "{{")), { font = self.font }))
end

-- Cuts a name that is too wide; letters are whole.
local function fitted(self, name, width)
  local letters = {}
  for letter in name:gmatch "[%z\1-\127\194-\244][\128-\191]*" do letters[#letters + 1] = letter end
  local count = #letters
  while count > 0 and width_of(self, table.concat(letters, "", 1, count)) > width do
    count = count - 1
  end
  return count == #letters and name or table.concat(letters, "", 1, math.max(0, count - 2)) .. ".."
end

-- Leaves out the year and the seconds of a date that is too wide.
local function name_of(self, entry, width)
  local short = entry.name:match "^%d+%-(%d%d%-%d%d %d%d%-%d%d)%-%d%d"
  local is_wide = short and width_of(self, entry.name) > width
  return fitted(self, is_wide and short or entry.name, width)
end

local function score_of(entry)
  local score = entry.fields.score
  local is_whole = type(score) == "number" and math.abs(score) < 2 ^ 53
  return is_whole and ("%d"):format(math.floor(score)) or tostring(score or "")
end

-- Without the time of day and the stage if the line is too wide with them.
local function details(self, entry, width)
  local stage = entry.fields.stage and "  " .. tostring(entry.fields.stage) or ""
  local length = ("  %d:%02d"):format(math.floor(entry.seconds / 60), math.floor(entry.seconds % 60))
  local day = entry.date:match "%S*" .. length
  for _, line in ipairs { entry.date .. length .. stage, day .. stage } do
    if width_of(self, line) <= width then return line end
  end
  return day
end

--- Reads the list again if it has changed.
function list.refresh(self)
  local found = replay.list()
  self.is_loading = found == nil
  if not found then return end
  self.rows = found
  for place, entry in ipairs(self.first and found or {}) do
    if entry.name == self.first then self.at = place end
  end
  self.first = nil
  self.at = math.max(1, math.min(self.at, #found))
end

--- Moves the choice by the keys; returns the chosen entry, or nil.
function list.move(self)
  local count = self.rows and #self.rows or 0
  if count == 0 or self.is_loading then return nil end
  if input.repeated "down" then self.at = self.at % count + 1 end
  if input.repeated "up" then self.at = (self.at - 2) % count + 1 end
  if input.repeated "right" then self.at = math.min(count, self.at + visible()) end
  if input.repeated "left" then self.at = math.max(1, self.at - visible()) end
  return self.rows[self.at]
end

local function paint_rows(self)
  local first = math.max(0, math.min(self.at - math.ceil(visible() / 2), #self.rows - visible()))
  for place = first + 1, math.min(#self.rows, first + visible()) do
    local entry, y = self.rows[place], TOP + (place - first - 1) * STEP
    local color = place == self.at and self.chosen or DIM
    local score = fitted(self, score_of(entry), draw.width / 2)
    local width = draw.width - 3 * MARGIN - width_of(self, score)
    text(self, name_of(self, entry, width), MARGIN, y, "left", color)
    text(self, score, draw.width - MARGIN, y, "right", color)
  end
  if first > 0 then text(self, "^", draw.width - MARGIN + 2, TOP, "left", DIM) end
  if first + visible() < #self.rows then
    text(self, "v", draw.width - MARGIN + 2, TOP + (visible() - 1) * STEP, "left", DIM)
  end
end

-- The reason has up to two lines.
local function paint_problem(self, entry, width)
  local look = { align = "center", color = DIM, font = self.font, width = width }
  draw.text((("it " .. entry.problem):gsub("{", "{{")), draw.width / 2, DETAILS, look)
end

function list.paint(self)
  draw.fill(0x000000, self.shade)
  local middle, width = draw.width / 2, draw.width - 2 * MARGIN
  local chosen = self.is_choosing and not self.is_hidden and self.rows and self.rows[self.at]
  text(self, chosen and fitted(self, chosen.name, width) or self.title, middle, 10, "center")
  if self.is_hidden or self.is_choosing and not self.rows then return end
  local entry = self.rows and self.rows[self.at]
  if not entry then
    if not self.is_loading then text(self, say(LEAVE), middle, math.floor(draw.height * 2 / 3), "center", DIM) end
    return text(self, say(self.is_loading and LOADING or NONE), middle, math.floor(draw.height / 2), "center")
  end
  replay.draw_thumbnail(entry.name, middle, PICTURE, SCALE)
  if self.is_choosing and draw.height < 144 then return end -- the menu is there
  if entry.problem then paint_problem(self, entry, width)
  else text(self, fitted(self, details(self, entry, width), width), middle, DETAILS, "center", DIM) end
  if entry.other_version then text(self, fitted(self, say(OTHER), width), middle, VERSION, "center", 0xffb070) end
  if not self.is_choosing then paint_rows(self) end
end

return list
