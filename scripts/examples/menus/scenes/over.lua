local night = require "night"
local ask_name = require "kodama.menu.name"
local ranking = require "kodama.menu.ranking"
local replays = require "kodama.menu.replays"

return function(self)
  night()
  if ranking.place(self.score) then ranking.enter(self.score, ask_name(self, { length = 3 })) end
  replay.set("score", self.score)
  replays.ask(self, { thumbnail = false })
  ranking.show(self)
  scene.change "title"
end
