-- An event, shown at 30 frames per second like a film. The length of a tick does not change.
local hud = require "hud"

local MOVIE, TICKS = 30, 150

return function(self)
  local tick = 0
  self.draw = function()
    draw.fill(0x101830)
    draw.disc(tick * 240 / TICKS, 90 - 50 * math.sin(tick * math.pi / TICKS), 14, 0xf8f0c0)
    draw.rect(0, 120, 240, 40, 0x0c1020)
  end
  hud("EVENT", "Z GO ON")
  local before = time.frame_rate()
  self:on_finish(function() time.frame_rate(before) end)
  time.frame_rate(MOVIE)
  while true do
    tick = tick + 1
    if tick == TICKS or input.pressed "fire" then break end
    wait(1)
  end
  scene.change("field", { x = self.x, y = self.y })
end
