-- A river between two dark banks.
local function night(self)
  local ripples = {}
  for i = 1, 40 do ripples[i] = { x = math.random(0, 319), y = 128 + i * 2, speed = 0.1 + i / 200 } end
  self.draw = function()
    draw.fill(0x0a0e22)
    for i = 0, 5 do draw.rect(0, 96 + i * 5, 320, 5, 0x0c1230 + i * 0x010204) end
    draw.rect(0, 126, 320, 86, 0x13204a)
    for _, r in ipairs(ripples) do
      r.x = (r.x + r.speed) % 340
      draw.rect(r.x - 20, r.y, 6 + r.y % 12, 1, 0x243a72)
    end
    draw.rect(0, 204, 320, 36, 0x060a18)
  end
  wait_forever()
end

return night
