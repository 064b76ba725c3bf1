-- The player's display: scores at the top, lives and echoes below them.
local run = require "run"

draw.sheet("icon", 8, 8)

local LIFE, ECHO = { frame = 1 }, { frame = 2 }
local SCORE, HIGH = { color = 0xffffff }, { color = 0xf7c86a, align = "right" }

local function row_of_icons(icon, n, x, step)
  for i = 0, n - 1 do draw.sprite("icon", x + i * step, 20, icon) end
end

local function paint()
  draw.camera(0, 0)             -- not affected by the shake
  draw.text(("%08d"):format(run.score), 4, 4, SCORE)
  draw.text(("HI %08d"):format(run.high), draw.width - 4, 4, HIGH)
  row_of_icons(LIFE, run.lives, 8, 10)
  row_of_icons(ECHO, run.echoes, draw.width - 8, -10)
end

local function hud(self)
  self.priority, self.draw = 0.9, paint
  wait_forever()
end

return hud
