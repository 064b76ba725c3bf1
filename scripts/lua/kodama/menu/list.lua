-- A list of rows from which the player chooses with up, down and fire.
--
--   local choose = require "kodama.menu.list"
--   local row = choose(self, { "start", { "shop", en = "Shop", ja = "店" } }, { y = 120 })
--
-- A row is the value that is returned. In a table, the first item is that value, and the fields are the texts per
-- language. Rows that kodama.menu.words knows have texts of their own.
-- look: x, y (center of the first row; the center of the screen), bottom (where the rows must end, the bottom of the
-- screen), step (pixels between rows; 14, or down to 9 where there is less room), color, chosen (0xRRGGBB), font,
-- scale, back (the value returned for the action "back"; without it, "back" does nothing)
local say = require "kodama.menu.words"

local COLOR, CHOSEN = 0x9098b0, 0xffe080
local STEP, LEAST_STEP = 14, 9

-- If the rows are too many for the screen, those around the chosen one are shown.
local function paint(self)
  local shown = math.max(1, math.floor(((self.bottom or draw.height) - self.y) / self.step))
  local first = math.max(0, math.min(self.at - math.ceil(shown / 2), #self.rows - shown))
  for i = first + 1, math.min(#self.rows, first + shown) do
    draw.text(say(self.rows[i]), self.x, self.y + (i - first - 1) * self.step, i == self.at and self.lit or self.dim)
  end
end

local function is_chosen()
  return input.pressed "fire" or input.pressed "start"
end

local function name_of(row)
  return type(row) == "table" and row[1] or row
end

-- the key that opened this list may still be held
local function run(self)
  repeat
    wait(1)
    if input.pressed "down" then self.at = self.at % #self.rows + 1 end
    if input.pressed "up" then self.at = (self.at - 2) % #self.rows + 1 end
    if self.back and input.pressed "back" then return self.back end
  until is_chosen()
  return name_of(self.rows[self.at])
end

local function place_of(name, rows)
  for i, row in ipairs(rows) do
    if name_of(row) == name then return i end
  end
  return 1
end

local function step_for(count, y, bottom)
  return math.max(LEAST_STEP, math.min(STEP, math.floor((bottom - y) / count)))
end

local function text_look(look, color)
  return { color = color, font = look.font, scale = look.scale, align = "center" }
end

--- `first` is the row that is selected initially.
---@async
---@param self kodama.Task
---@param rows any[]
---@param look? table
---@param first? integer
---@return any
return function(self, rows, look, first)
  look = look or {}
  local y = look.y or draw.height / 2
  return await(self:spawn(run, {
    rows = rows, at = place_of(first, rows), back = look.back, draw = paint, priority = 0.96,
    x = look.x or draw.width / 2, y = y, bottom = look.bottom,
    step = look.step or step_for(#rows, y, look.bottom or draw.height),
    dim = text_look(look, look.color or COLOR), lit = text_look(look, look.chosen or CHOSEN),
  }))
end
