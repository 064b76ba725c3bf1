-- Counts the lamps in each phase.
local NAMES = { { INIT, "init" }, { MAIN, "main" }, { MAIN + 1, "main+1" }, { END, "end" } }
local PHASE, NUMBER = { color = 0xa8b8e0 }, { color = 0xffe8a0, align = "right" }
local HELP = { color = 0x6878a8, align = "center" }

local function count(phase)
  local n = 0
  for lamp in task.each "lamp" do
    if lamp.phase == phase then n = n + 1 end
  end
  return n
end

local function signs(self)
  self.draw = function()
    for i, entry in ipairs(NAMES) do
      local x, n = 12 + (i - 1) * 76, count(entry[1])
      draw.rect(x, 212, 68, 18, 0x0c1428)
      draw.frame(x, 212, 68, 18, n > 0 and 0xffb050 or 0x304068)
      draw.text(entry[2], x + 4, 217, PHASE)
      draw.text(n, x + 64, 217, NUMBER)
    end
    draw.text("Z sends all lamps into the phase END", 160, 8, HELP)
  end
  wait_forever()
end

return signs
