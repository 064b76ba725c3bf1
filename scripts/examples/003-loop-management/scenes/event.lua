-- An event, which is played at 30 frames a second as a movie is. Its ticks are as long as ever.
local hud = require "hud"

local MOVIE, GAME, TICKS = 30, 60, 150

return function(self)
  local tick = 0
  self.draw = function()
    draw.fill(0x101830)
    draw.disc(tick * 240 / TICKS, 90 - 50 * math.sin(tick * math.pi / TICKS), 14, 0xf8f0c0)
    draw.rect(0, 120, 240, 40, 0x0c1020)
  end
  hud("EVENT", "Z GO ON")
  time.frame_rate(MOVIE)
  repeat
    wait(1)
    tick = tick + 1
  until tick == TICKS or input.pressed "fire"
  time.frame_rate(GAME)
  scene.change("field", { x = self.x, y = self.y })
end
