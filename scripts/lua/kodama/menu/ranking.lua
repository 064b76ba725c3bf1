-- The best scores with their names, saved between sessions.
--
--   local ranking = require "kodama.menu.ranking"
--
--   if ranking.place(score) then ranking.enter(score, ask_name(self)) end
--   ranking.show(self)
--
-- look of show: title ("RANKING", or a table such as { en = "Best", ja = "記録" }), ticks (maximum duration, 480), y,
-- step (pixels between rows, 14), ink, chosen (color of the latest entry; 0xRRGGBB), font
local say = require "kodama.menu.words"

-- Number of entries, name of the save, and initial entries: a list of { name = , score = }.
local ranking = { places = 10, name = "ranking", first = {} }

local INK, CHOSEN, MOST, LOW, latest = 0xffffff, 0xffe080, 1e12, 180, nil -- latest: place of the latest entry

local function is_score(score)
  return type(score) == "number" and score >= -MOST and score <= MOST
end

local function check(score, name)
  if not is_score(score) then
    error(("kodama.menu.ranking: score must be a number up to %.0f but was %s"):format(MOST, tostring(score)), 3)
  end
  if name ~= nil and type(name) ~= "string" then
    error(("kodama.menu.ranking: name must be a string but was %s"):format(tostring(name)), 3)
  end
end

--- Returns the entries, best first: a list of { name = , score = }. Invalid data in the save is ignored.
---@return { name: string, score: number }[]
function ranking.list()
  local kept, list = save.read(ranking.name, ranking.first), {}
  for _, entry in ipairs(type(kept) == "table" and kept or {}) do
    if type(entry) == "table" and is_score(entry.score) and type(entry.name) == "string" then
      list[#list + 1] = { name = entry.name, score = entry.score }
    end
  end
  return list
end

--- Returns the best score, or `least` if that is higher.
---@param least? number
---@return number
function ranking.best(least)
  local first = ranking.list()[1]
  return math.max(first and first.score or 0, least or 0)
end

--- Returns the place that a score would get; nil if it is too low or not above 0.
---@param score number
---@return integer?
function ranking.place(score)
  check(score)
  local list = ranking.list()
  for place = 1, score > 0 and ranking.places or 0 do
    if not list[place] or score > list[place].score then return place end
  end
end

--- Adds an entry and saves the ranking; returns its place, or nil.
---@param score number
---@param name string
---@return integer?
function ranking.enter(score, name)
  check(score, name or false)
  latest = ranking.place(score)
  if not latest then return nil end
  local list = ranking.list()
  table.insert(list, latest, { name = name, score = score })
  list[ranking.places + 1] = nil
  save.write(ranking.name, list)
  return latest
end

--- Shows the ranking until a key is pressed or the time is over.
---@async
---@param self kodama.Task
---@param look? table
function ranking.show(self, look)
  look = look or {}
  local board = require "kodama.menu.board"
  local y = look.y or draw.height < LOW and 8 or 24
  local step = math.max(9, math.min(14, math.floor((draw.height - y - 20) / ranking.places)))
  return await(self:spawn(board.run, board.measure {
    rows = ranking.list(), places = ranking.places, latest = latest, draw = board.paint, priority = 0.96,
    title = say(look.title or "ranking"), ticks = look.ticks or 480, y = y, step = look.step or step,
    ink = look.ink or INK, chosen = look.chosen or CHOSEN, font = look.font,
  }))
end

return ranking
