-- The title screen. `kodama copy kodama.menu.title` copies its menu into your game.
local background = require "kodama.shooter.background"
local sounds = require "sounds"
local title = require "kodama.menu.title"

local ROWS = { "start", { "practice", en = "PRACTICE", ja = "練習" }, "replays", "options", "quit" }

return function(self)
  spawn(background, { layers = { { color = 0x080a18 }, { stars = 40, speed = 0.5, color = 0x6470a8 } } })
  spawn { sprite = "boss", x = draw.width / 2, y = 264, scale = 2, alpha = 0.6 }
  local row = title(self, { rows = ROWS, ink = 0xffe080, words = "arrows, Z, X, Shift" })
  sound.play(sounds.begin)
  if row == "practice" then return scene.change "practice" end
  game.reset "stage" -- a replay begins at a reset
end
