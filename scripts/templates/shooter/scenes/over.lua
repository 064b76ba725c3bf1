-- The end, after a victory or a defeat: a word, the name for a place in the ranking, and the ranking.
local ask_name = require "kodama.menu.name"
local background = require "kodama.shooter.background"
local ranking = require "kodama.menu.ranking"
local replays = require "kodama.menu.replays"
local run = require "kodama.shooter.run"
require "kodama.shooter.score"    -- required here in case the scene starts without a stage

local WORD = { color = 0xffe080, scale = 2, align = "center" }
local POINTS = { align = "center" }

local function word(self)
  self.draw = function()
    draw.text(self.word, draw.width / 2, 120, WORD)
    draw.text(run.score .. " points", draw.width / 2, 150, POINTS)
  end
  wait_forever()
end

return function(self)
  spawn(background, { layers = { { color = 0x080a18 }, { stars = 40, speed = 0.5, color = 0x6470a8 } } })
  local shown = spawn(word, { word = self.word or "THE END" })
  wait(120)
  shown:kill()
  if ranking.place(run.score) then ranking.enter(run.score, ask_name(self)) end
  replay.set("stage", self.word)
  replays.ask(self, { thumbnail = false })
  ranking.show(self)
  scene.change "title"
end
