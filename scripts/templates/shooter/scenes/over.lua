-- The end, well or not: a word, the name for the ranking if there is a place in it, and the ranking.
local ask_name = require "kodama.menu.name"
local ranking = require "kodama.menu.ranking"
local score = require "score"
local stars = require "stars"

local WORD = { color = 0xffe080, scale = 2, align = "center" }
local POINTS = { align = "center" }

local function word(self)
  self.draw = function()
    draw.text(self.word, draw.width / 2, 120, WORD)
    draw.text(score.points .. " points", draw.width / 2, 150, POINTS)
  end
  wait_forever()
end

return function(self)
  spawn(stars, { priority = 0.1 })
  local shown = spawn(word, { word = self.word })
  wait(120)
  shown:kill()
  if ranking.place(score.points) then ranking.enter(score.points, ask_name(self)) end
  ranking.show(self)
  scene.change "title"
end
