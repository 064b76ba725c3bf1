-- Game over: the score, a name for a good score, the ranking, and back to the title.
local announce = require "effects.announce"
local ask_name = require "kodama.menu.name"
local backdrop = require "backdrop"
local blink = require "effects.blink"
local fade = require "effects.fade"
local ranking = require "kodama.menu.ranking"
local replays = require "kodama.menu.replays"
local run = require "run"

return function(self)
  sound.music("music/over", { loop = false })
  backdrop()
  spawn(fade)
  if run.score == run.high then spawn(blink, { text = "NEW HIGH SCORE", y = 180, color = 0x7fd672 }) end
  announce("GAME OVER", ("score %d"):format(run.score))
  if ranking.place(run.score) then
    local name = ask_name(self)
    ranking.enter(run.score, name)
    replay.set("player", name)
  end
  ranking.show(self, { y = 60 })
  if replays.ask(self, { thumbnail = false }) then wait(2) end
  game.reset "title" -- the next replay begins there
end
