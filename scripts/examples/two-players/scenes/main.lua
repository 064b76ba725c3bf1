-- A sky, and a kite for each player.
local kite = require "kite"

local COLORS = { 0xffb347, 0x6ec6ff }

local function draw_sky()
  for i = 0, 9 do draw.rect(0, i * 20, 320, 20, 0x101830 + i * 0x030405) end
end

return function()
  spawn(wait_forever, { draw = draw_sky, priority = 0.1 })
  for player = 1, input.players() do
    spawn(kite, { player = player, x = 100 * player, y = 100, color = COLORS[player], name = "kite " .. player })
  end
end
