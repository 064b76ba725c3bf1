-- The five best scores, including a new one. game.data keeps them until the program exits.
local go = require "go"

local PLACES, SHOWN = 5, 480

local HEAD = { color = 0x903018, scale = 2, align = "center" }
local YOURS = { color = 0x603020, align = "center" }
local PLACE, SCORE = { color = 0x603020 }, { color = 0x603020, align = "right" }
local NEW_PLACE, NEW_SCORE = { color = 0xe86820 }, { color = 0xe86820, align = "right" }

local function best()
  game.data.best = game.data.best or { 100, 80, 60, 40, 20 }
  return game.data.best
end

-- inserts a score; returns its place, or nil if it has none
local function enter(score)
  local list = best()
  for place = 1, PLACES do
    if score > list[place] then
      table.insert(list, place, score)
      list[PLACES + 1] = nil
      return place
    end
  end
end

return function(self)
  local mine = self.score and enter(self.score)
  self.tick = 0
  self.draw = function()
    draw.text("RANKING", 120, 40, HEAD)
    for place, score in ipairs(best()) do
      local y, lit = 66 + place * 22, place == mine and self.tick % 20 < 10
      draw.text(place .. ".", 70, y, lit and NEW_PLACE or PLACE)
      draw.text(score, 170, y, lit and NEW_SCORE or SCORE)
    end
    if self.score then draw.text("you: " .. self.score, 120, 206, YOURS) end
  end
  repeat
    self.tick = self.tick + 1
    wait(1)
  until self.tick == SHOWN or input.pressed "fire"
  go(self, "title")
end
