-- What the player has to know: scores on top, lives and bells under them.
local run = require "run"

draw.sheet("icon", 8, 8)

local WHITE, GOLD = 0xffffff, 0xf7c86a
local SHIP, BELL = 1, 2

local function row_of_icons(frame, n, x, step)
  for i = 0, n - 1 do draw.sprite("icon", x + i * step, 20, { frame = frame }) end
end

local function paint()
  draw.camera(0, 0)
  draw.text(("%08d"):format(run.score), 4, 4, { color = WHITE })
  draw.text(("HI %08d"):format(run.high), draw.width - 4, 4, { color = GOLD, align = "right" })
  row_of_icons(SHIP, run.lives, 8, 10)
  row_of_icons(BELL, run.bombs, draw.width - 8, -10)
end

local function hud(self)
  self.priority, self.draw = 0.9, paint
  wait_for "never"
end

return hud
