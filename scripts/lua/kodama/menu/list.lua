-- Rows of words, of which the player chooses one by up, down and fire.
--
--   local choose = require "kodama.menu.list"
--   local row = choose(self, { "start", { "shop", en = "Shop", ja = "店" } }, { y = 120 })
--
-- A row is what is returned; in a table the first is that, and the others are what is shown in each language. The rows
-- that kodama.menu.words knows have words of their own.
-- look: x, y (of the first row's middle; the middle of the picture), step (pixels to the next row, 14),
-- color, chosen (0xRRGGBB), font, scale, back (what the action "back" returns; without it "back" does nothing)
local say = require "kodama.menu.words"

local COLOR, CHOSEN = 0x9098b0, 0xffe080

local function paint(self)
  for i, row in ipairs(self.rows) do
    local y = self.y + (i - 1) * self.step
    draw.text(say(row), self.x, y, i == self.at and self.lit or self.dim)
  end
end

local function is_chosen()
  return input.pressed "fire" or input.pressed "start"
end

local function name_of(row)
  return type(row) == "table" and row[1] or row
end

-- the key that has opened this list is not yet let go
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

local function text_look(look, color)
  return { color = color, font = look.font, scale = look.scale, align = "center" }
end

--- The last is the row that is lit at first.
---@async
---@param self kodama.Task
---@param rows any[]
---@param look? table
---@param first? integer
---@return any
return function(self, rows, look, first)
  look = look or {}
  return await(self:spawn(run, {
    rows = rows, at = place_of(first, rows), back = look.back, draw = paint, priority = 0.96,
    x = look.x or draw.width / 2, y = look.y or draw.height / 2, step = look.step or 14,
    dim = text_look(look, look.color or COLOR), lit = text_look(look, look.chosen or CHOSEN),
  }))
end
