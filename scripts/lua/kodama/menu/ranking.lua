-- The best scores with their names, kept over the end of the program.
--
--   local ranking = require "kodama.menu.ranking"
--
--   if ranking.place(score) then ranking.enter(score, ask_name(self)) end
--   ranking.show(self)
--
-- look of show: title ("RANKING"), ticks (how long at most, 480), y, step (pixels between places, 14), ink, chosen (of
-- the one entered last; 0xRRGGBB), font
local ranking = { places = 10, name = "ranking" } -- how many there are, and the save that has them

local INK, CHOSEN = 0xffffff, 0xffe080
local latest -- the place entered last

--- The scores, best first: a list of { name = , score = }.
function ranking.list()
  return save.read(ranking.name, {})
end

--- The best score so far, or another number if there is none.
function ranking.best(otherwise)
  local first = ranking.list()[1]
  return first and first.score or otherwise or 0
end

--- The place that a score would take; nil if it takes none.
function ranking.place(score)
  local list = ranking.list()
  for place = 1, ranking.places do
    if not list[place] or score > list[place].score then return place end
  end
end

--- Gives a score its place, and keeps all; returns the place, or nil.
function ranking.enter(score, name)
  latest = ranking.place(score)
  if not latest then return nil end
  local list = ranking.list()
  table.insert(list, latest, { name = name, score = score })
  list[ranking.places + 1] = nil
  save.write(ranking.name, list)
  return latest
end

local function paint(self)
  local middle = draw.width / 2
  draw.text(self.title, middle, self.y, self.head)
  for place, entry in ipairs(self.rows) do
    local y, is_lit = self.y + 12 + place * self.step, place == latest and time.tick % 20 < 12
    draw.text(("%2d. %-3s"):format(place, entry.name), middle - 72, y, is_lit and self.lit or self.ink)
    draw.text(("%8d"):format(entry.score), middle + 8, y, is_lit and self.lit or self.ink)
  end
end

local function run(self)
  for _ = 1, self.ticks do
    wait(1)
    if input.pressed "fire" or input.pressed "start" or input.pressed "back" then return end
  end
end

--- Shows them until a key is pressed or the time is over.
function ranking.show(self, look)
  look = look or {}
  return await(self:spawn(run, {
    rows = ranking.list(), draw = paint, priority = 0.95, title = look.title or "RANKING", ticks = look.ticks or 480,
    y = look.y or 24, step = look.step or 14, lit = { color = look.chosen or CHOSEN, font = look.font },
    head = { color = look.ink or INK, scale = 2, align = "center", font = look.font },
    ink = { color = look.ink or INK, font = look.font },
  }))
end

return ranking
