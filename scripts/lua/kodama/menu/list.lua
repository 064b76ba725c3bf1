-- Rows of words, of which the player chooses one by up, down and fire.
--
--   local choose = require "kodama.menu.list"
--   local word = choose(self, { "start", "options" }, { y = 120 })
--
-- look: x, y (of the first row's middle; the middle of the picture), step (pixels to the next row, 14),
-- color, chosen (0xRRGGBB), font, scale, back (what the action "back" returns; without it "back" does nothing)

local COLOR, CHOSEN = 0x9098b0, 0xffe080

local function paint(self)
  for i, row in ipairs(self.rows) do
    local y = self.y + (i - 1) * self.step
    draw.text(row, self.x, y, i == self.at and self.lit or self.dim)
  end
end

local function is_chosen()
  return input.pressed "fire" or input.pressed "start"
end

-- the key that has opened this list is not yet let go
local function run(self)
  repeat
    wait(1)
    if input.pressed "down" then self.at = self.at % #self.rows + 1 end
    if input.pressed "up" then self.at = (self.at - 2) % #self.rows + 1 end
    if self.back and input.pressed "back" then return self.back end
  until is_chosen()
  return self.rows[self.at]
end

local function text_look(look, color)
  return { color = color, font = look.font, scale = look.scale, align = "center" }
end

return function(self, rows, look)
  look = look or {}
  return await(self:spawn(run, {
    rows = rows, at = 1, back = look.back, draw = paint, priority = 0.95,
    x = look.x or draw.width / 2, y = look.y or draw.height / 2, step = look.step or 14,
    dim = text_look(look, look.color or COLOR), lit = text_look(look, look.chosen or CHOSEN),
  }))
end
