-- Shows the best score, the score with its chain, power and grazes on the right; ships and bombs on the left, below the
-- frame rate (F9).
--
--   spawn(hud, { ship = "ship", color = 0xffe080 })      -- an image for the ships; all fields are optional
--
-- Values that no module has registered in run are not shown, and the best score only if there is room for it.
local run = require "kodama.shooter.run"

local INK = 0xffffff
local IS_NARROW = draw.width < 240 -- power and grazes take the place of the best score

local function row(n, x, y, color, sprite)
  for i = 0, n - 1 do
    if sprite then draw.sprite(sprite, x + 5 + i * 10, y + 4, { scale = 0.5 })
    else draw.disc(x + 4 + i * 9, y + 4, 3, color) end
  end
end

local function figures()
  local words = {}
  if run.power then words[#words + 1] = ("power %.1f"):format(run.power):gsub("%.0", "") end
  if run.grazes then words[#words + 1] = "graze " .. run.grazes end
  return table.concat(words, "  ")
end

local function paint(self)
  local y = draw.height - 12
  if run.high then
    local chain = (run.chain or 0) > 1 and "x" .. run.chain .. " " or ""
    if not IS_NARROW then draw.text(("HI %09d"):format(run.high), draw.width - 4, draw.height - 36, self.look) end
    draw.text(("%s%09d"):format(chain, run.score), draw.width - 4, draw.height - 24, self.look)
  end
  row(run.lives or 0, 4, y, 0x60d0ff, self.ship)
  row(run.bombs or 0, 8 + 10 * math.max(3, run.lives or 0), y, 0x60e060)
  draw.text(figures(), draw.width - 4, IS_NARROW and draw.height - 36 or y, self.look)
end

return function(self)
  self.priority, self.draw = 0.9, paint
  self.look = { color = self.color or INK, outline = 0x101020, align = "right" }
  wait_forever()
end
