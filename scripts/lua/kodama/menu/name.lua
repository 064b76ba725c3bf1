-- Asks for a name: letter by letter with up, down and fire, as in the arcade, or typed. Returns the name.
--
--   local ask_name = require "kodama.menu.name"
--   local name = ask_name(self, { length = 3 })
--
-- look: length (most letters, 3), letters (those to choose from), word ("YOUR NAME"), y, size (of the letters, 2),
-- ink, chosen (0xRRGGBB), font

local LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-!?"
local LENGTH, INK, CHOSEN = 3, 0xffffff, 0xffe080

-- what keys mean while text is typed, when they are no actions
local KEYS = { Up = "up", Down = "down", Right = "fire", Left = "left", Backspace = "left", Enter = "start" }

local function paint(self)
  local next = #self.typed < self.length and self.letters[self.at] or ""
  local rest = ("_"):rep(self.length - #self.typed - 1)
  local letters = table.concat(self.typed):gsub("{", "{{") .. "{" .. self.lit .. "}" .. next .. "{/}" .. rest
  draw.text(self.word, draw.width / 2, self.y, self.small)
  draw.text(letters, draw.width / 2, self.y + 20, self.large)
end

local function add(self, letter)
  if #self.typed < self.length then self.typed[#self.typed + 1] = letter end
end

local DO = {
  up = function(self) self.at = self.at % #self.letters + 1 end,
  down = function(self) self.at = (self.at - 2) % #self.letters + 1 end,
  fire = function(self)
    self.done = #self.typed == self.length
    add(self, self.letters[self.at])
  end,
  left = function(self) self.typed[#self.typed] = nil end,
  start = function(self) self.done = #self.typed > 0 end,
}

local function letters_of(text)
  local list = {}
  for letter in text:gmatch "[%z\1-\127\194-\244][\128-\191]*" do list[#list + 1] = letter end
  return list
end

local function run(self)
  input.begin_text()
  while not self.done do
    wait(1)
    for _, typed in ipairs(input.text()) do
      local act = DO[KEYS[typed.key]]
      if act then act(self) end
      for _, letter in ipairs(letters_of(typed.text or "")) do add(self, letter) end
    end
    for action, act in pairs(DO) do
      if input.pressed(action) then act(self) end
    end
  end
  input.end_text()
  return table.concat(self.typed)
end

return function(self, look)
  look = look or {}
  return await(self:spawn(run, {
    typed = {}, at = 1, letters = letters_of(look.letters or LETTERS), length = look.length or LENGTH, draw = paint,
    priority = 0.95, word = look.word or "YOUR NAME", y = look.y or math.floor(draw.height / 3),
    lit = ("#%06x"):format(look.chosen or CHOSEN),
    small = { color = look.ink or INK, align = "center", font = look.font },
    large = { color = look.ink or INK, align = "center", font = look.font, scale = look.size or 2 },
  }))
end
