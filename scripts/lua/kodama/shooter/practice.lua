-- A list of the sections that the player has reached. The chosen section starts, and returns here at its end.
--
--   -- scenes/practice.lua
--   return function(self)
--     practice(self, { stages = { "stage" }, given = { lives = 0, power = 4 } })
--     scene.change "title"                       -- nothing was chosen
--   end
--
-- look: stages (names of scenes), given (initial values, see run.begin), word, none (the text if nothing was reached
-- yet), ink, and the fields of kodama.menu.list
local choose = require "kodama.menu.list"
local reached = require "kodama.shooter.reached"
local run = require "kodama.shooter.run"
local say = require "kodama.menu.words"

local BACK = { "back", en = "BACK", ja = "戻る" }

local function paint(self)
  draw.text(say(self.word), draw.width / 2, 24, self.large)
  if #self.places == 0 then draw.text(say(self.none), draw.width / 2, draw.height / 3, self.small) end
end

-- each row is the number of a section, because two stages can have sections of the same name
local function rows_of(places)
  local rows = {}
  for number, place in ipairs(places) do
    local indent, last = place.section:match "^(.*/)(.*)$"
    rows[number] = { number, en = indent and "- " .. last or place.section }
  end
  rows[#rows + 1] = BACK
  return rows
end

---@async
---@param self kodama.Task
---@param look table
return function(self, look)
  local places = {}
  for _, stage in ipairs(look.stages) do
    for _, section in ipairs(reached.list(stage)) do places[#places + 1] = { stage = stage, section = section } end
  end
  local head = self:spawn(wait_forever, { draw = paint, priority = 0.9, places = places,
    word = look.word or { en = "PRACTICE", ja = "練習" },
    none = look.none or { en = "Nothing yet", ja = "まだありません" },
    large = { color = look.ink or 0xffffff, scale = 2, align = "center" }, small = { align = "center" } })
  local list = setmetatable({ y = look.y or 60, back = "back" }, { __index = look })
  local place = places[choose(self, rows_of(places), list)]
  head:kill()
  if not place then return end
  run.begin(look.given)
  scene.change(place.stage, { section = place.section, practice = scene.name })
  wait_forever()
end
