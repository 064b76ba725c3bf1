-- Dusk: bands of color that do not move, a moon, and the first stars.
local BANDS = { 0x1a1a4a, 0x2a2460, 0x432f74, 0x653c80, 0x8c4c80, 0xb4627a, 0xd8846f }

local function sky(self)
  local height = math.ceil(draw.height / #BANDS)
  local stars = {}
  for i = 1, 30 do stars[i] = { math.random(0, draw.width), math.random(0, 70) } end
  self.draw = function()
    for i, color in ipairs(BANDS) do draw.rect(0, (i - 1) * height, draw.width, height, color) end
    for _, star in ipairs(stars) do draw.rect(star[1], star[2], 1, 1, 0xc8c0f0) end
    draw.disc(248, 46, 17, 0xfff0d0)
    draw.disc(241, 43, 14, BANDS[2])
  end
  wait_forever()
end

return sky
