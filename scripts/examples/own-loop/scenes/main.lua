-- Press fire as often as you can in three seconds. Enter restarts, and the best scores remain. X opens the editor,
-- which returns the badge as a field of this task.
local TICKS = 180
local CALL, COUNT = { color = 0xffd060, align = "center" }, { align = "center", scale = 2 }
local HELP = { color = 0x7078a8, align = "center" }
local BADGE = "..####...#....#.#.#..#.##......##.#..#.##..##..#.#....#...####.."

local function draw_badge(badge)
  for i = 0, 63 do
    if badge:sub(i + 1, i + 1) == "#" then draw.rect(92 + i % 8 * 5, 48 + math.floor(i / 8) * 5, 5, 5, 0xffd060) end
  end
end

return function(self)
  local presses = 0
  self.badge = self.badge or BADGE
  spawn("hammer.Board", { x = 16, y = 42, priority = 0.4 })
  self.draw = function()
    draw.text("PRESS FIRE!", 80, 8, CALL)
    draw.text(tostring(presses), 80, 22, COUNT)
    draw.text("X: EDITOR", 80, 106, HELP)
    draw_badge(self.badge)
  end
  for tick = 1, math.huge do
    wait(1)
    if tick <= TICKS and input.pressed "fire" then presses = presses + 1 end
    if tick == TICKS then task.broadcast("score", presses) end
    if input.pressed "start" then game.reset() end
    if input.pressed "bomb" then game.soft_reset("editor", { fields = { badge = self.badge } }) end
  end
end
