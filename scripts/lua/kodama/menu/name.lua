-- Asks for a name and returns it; nil if the player leaves by back, which look.back = true allows. The player selects
-- letters with up, down and fire, as in the arcade, or types them.
--
--   local ask_name = require "kodama.menu.name"
--   local name = ask_name(self, { length = 3 })
--
-- A blinking letter is a suggestion. A letter that the player has selected does not blink, and start accepts it, too.
-- The keys of fire accept the suggestion; after another letter was typed, they type their own letter. look: length
-- (maximum number of letters, 3), letters (the choice), name (to begin with), back (whether back leaves), word ("YOUR
-- NAME", or a table such as { en = "Name?", ja = "名前は?" }), y, size (scale of the letters, 2), ink, chosen
-- (0xRRGGBB), font
local say = require "kodama.menu.words"

local LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-!?"
local LENGTH, INK, CHOSEN = 3, 0xffffff, 0xffe080
local dim = { color = 0x9098b0, align = "center", width = draw.width }
local HINT = { en = "arrows or letters, Enter", ja = "矢印か文字、決定はEnter" }
-- the meaning of keys during text input
local KEYS = {
  Up = "up", Down = "down", Right = "fire", Left = "left", Backspace = "left", Enter = "start", Escape = "back",
}

-- Returns the first letter that is shown and the number of places: all of a name, or those around the cursor.
local function shown(self)
  local width = draw.text_size("_", self.large)
  local places = math.min(self.length, math.max(1, math.floor(draw.width / width)))
  return math.max(1, math.min(#self.typed + 2, self.length + 1) - places), places
end

local function paint(self)
  local is_seen = self.is_turned or time.tick % 40 < 20
  local next = #self.typed < self.length and (is_seen and self.letters[self.at] or "_") or ""
  local from, places = shown(self)
  local letters = table.concat(self.typed, "", from):gsub("{", "{{") .. "{" .. self.lit .. "}" .. next .. "{/}"
    .. ("_"):rep(places - (#self.typed - from + 1) - 1)
  draw.text(say(self.word), draw.width / 2, self.y, self.small)
  draw.text(letters, draw.width / 2, self.y + 20, self.large)
  dim.font = self.small.font
  local y = math.floor(draw.height / 3 * 2)
  if y >= self.y + 24 + 8 * self.large.scale then draw.text(say(HINT), draw.width / 2, y, dim) end
end

local function add(self, letter)
  if #self.typed < self.length then self.typed[#self.typed + 1] = letter end
  self.is_turned = false
end

local function change_letter(self, by)
  self.at, self.is_turned, self.is_typing = (self.at - 1 + by) % #self.letters + 1, true, false
end

local DO = {
  up = function(self) change_letter(self, 1) end,
  down = function(self) change_letter(self, -1) end,
  fire = function(self)
    self.done = #self.typed == self.length
    add(self, self.letters[self.at])
  end,
  left = function(self) self.typed[#self.typed] = nil end,
  start = function(self)
    if self.is_turned then add(self, self.letters[self.at]) end
    self.done = #self.typed > 0
  end,
  back = function(self) self.is_left = self.back end,
}

local function letters_of(text)
  local list = {}
  for letter in text:gmatch "[%z\1-\127\194-\244][\128-\191]*" do list[#list + 1] = letter end
  return list
end

-- The letter of a fire key arrives after the key, in the next tick at the latest.
local function take_key(self, typed)
  local action = KEYS[typed.key] or not self.is_typing and self.fire[typed.key] and "fire"
  self.mute_until = self.fire[typed.key] and action == "fire" and time.tick + 1 or 0
  if DO[action] and not (typed.repeated and (action == "fire" or action == "start")) then DO[action](self) end
end

local function take_text(self, text)
  if time.tick <= self.mute_until then return end
  for _, letter in ipairs(letters_of(text)) do add(self, letter) end
  self.is_typing = true
end

local function run(self)
  input.begin_text()
  for _, key in ipairs(input.keys "fire") do self.fire[key] = true end
  while not (self.done or self.is_left) do
    wait(1)
    for _, typed in ipairs(input.text()) do
      if typed.key then take_key(self, typed) else take_text(self, typed.text) end
    end
    for action, act in pairs(DO) do
      if input.pressed(action) then act(self) end
    end
  end
  return not self.is_left and table.concat(self.typed) or nil
end

---@async
---@param self kodama.Task
---@param look? table
---@return string?
return function(self, look)
  look = look or {}
  local length = look.length or LENGTH
  local typed = { table.unpack(letters_of(look.name or ""), 1, length) }
  return await(self:spawn(run, {
    typed = typed, at = 1, back = look.back, fire = {}, mute_until = 0, length = length,
    letters = letters_of(look.letters or LETTERS), draw = paint, priority = 0.96,
    finish = function() input.end_text() end, word = look.word or "your name",
    y = look.y or math.floor(draw.height / 3), lit = ("#%06x"):format(look.chosen or CHOSEN),
    small = { color = look.ink or INK, align = "center", font = look.font },
    large = { color = look.ink or INK, align = "center", font = look.font, scale = look.size or 2 },
  }))
end
