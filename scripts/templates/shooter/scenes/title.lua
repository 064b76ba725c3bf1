-- The title. The menu is ready-made: `kodama copy kodama.menu.title` makes it a file of your own.
local sounds = require "sounds"
local stars = require "stars"
local title = require "kodama.menu.title"

return function(self)
  spawn(stars, { priority = 0.1 })
  spawn { sprite = "boss", x = draw.width / 2, y = 250, scale = 2, alpha = 0.6 }
  title(self, { ink = 0xffe080, words = "arrows and Z" })
  sound.play(sounds.begin)
  scene.change "stage"
end
