-- The title with its menu. After a game, the field `last` is its score.
local best = require "best"
local menu = require "menu"

local NAME, HELP = { color = 0xffe0a0, scale = 2 }, { color = 0x7068a0 }

return function(self)
  local record, ticks = best.score(), 0
  self.draw = function()
    draw.fill(0x100c20)
    draw.disc(80, 62, 16 + math.floor(ticks / 20) % 2, 0x402018)
    draw.disc(80, 62, 11, 0xc84020)
    draw.disc(80, 62, 6, 0xffb040)
    draw.text("LANTERNS", 16, 20, NAME)
    draw.text("BEST " .. record, 58, 92, HELP)
    if self.last then draw.text("LAST " .. self.last, 58, 104, HELP) end
    draw.text("ARROWS, Z, ENTER", 16, 184, HELP)
  end
  menu(130, {
    { label = "PLAY", run = function() scene.change "play" end },
    { label = "RESTART", run = function() game.soft_reset() end },
    { label = "QUIT", run = function() game.quit() end },
  })
  while true do
    ticks = ticks + 1
    wait(1)
  end
end
