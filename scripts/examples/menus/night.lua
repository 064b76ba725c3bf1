-- The sky in the background.
local COLORS = { 0x101428, 0x141a34, 0x182040, 0x1c264c }

local function paint()
  for i, color in ipairs(COLORS) do draw.rect(0, (i - 1) * 48, 256, 48, color) end
end

return function()
  return spawn { draw = paint, priority = 0.1 }
end
