-- scenes/over.lua
local ask_name = require "kodama.menu.name"
local ranking = require "kodama.menu.ranking"
local replays = require "kodama.menu.replays"
local run = require "kodama.shooter.run"
require "kodama.shooter.score"

return function(self)
  if ranking.place(run.score) then ranking.enter(run.score, ask_name(self)) end
  replays.ask(self, { thumbnail = false })   -- the stage has taken one
  ranking.show(self, { title = self.word })
  scene.change "title"
end
