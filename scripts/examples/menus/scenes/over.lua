local night = require "night"
local ask_name = require "kodama.menu.name"
local ranking = require "kodama.menu.ranking"

return function(self)
  night()
  if ranking.place(self.score) then ranking.enter(self.score, ask_name(self, { length = 3 })) end
  ranking.show(self)
  scene.change "title"
end
