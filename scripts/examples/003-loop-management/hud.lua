-- A line at the top of every scene: its name, the party and the frame rate.
local party = require "party"

local INK, HELP = { color = 0xf0e8d0 }, { color = 0xa8a0c0 }

return function(name, help)
  local function paint()
    draw.rect(0, 0, 240, 12, 0x201830)
    draw.text(name, 4, 2, INK)
    draw.text(("LV %d  LAMPS %d"):format(party().level, party().lamps), 64, 2, INK)
    draw.text(time.frame_rate() .. "/S", 204, 2, INK)
    draw.text(help, 4, 150, HELP)
  end
  spawn(wait_forever, { draw = paint, priority = 0.9 })
end
