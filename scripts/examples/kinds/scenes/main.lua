-- A page with two columns: the name of each kind, and its shots in all colors. The shots do not move; stars and similar
-- kinds spin.
local LEFT, RIGHT = 4, 346        -- left edges of the columns, in pixels
local NAME_WIDTH = 86
local STEP = 31                   -- from one color to the next, in pixels
local ROW = 35
local TOP = 8

local function place(index)
  local column = (index - 1) % 2 == 0 and LEFT or RIGHT
  return column, TOP + math.floor((index - 1) / 2) * ROW
end

local function fire_all()
  for index, kind in ipairs(shot.kinds()) do
    local x, y = place(index)
    for number, color in ipairs(shot.colors()) do
      shot.fire {
        kind = kind, color = color,
        x = x + NAME_WIDTH + (number - 0.5) * STEP, y = y + ROW / 2,
        angle = 0, speed = 0,
      }
    end
  end
end

local function names()
  draw.fill(0x10121C)
  for index, kind in ipairs(shot.kinds()) do
    local x, y = place(index)
    draw.text(kind, x, y + ROW / 2 - 4, { color = 0x9AA4C0 })
  end
end

return function()
  spawn { draw = names, priority = 0.1 }
  while true do
    fire_all()
    wait_until(function() return input.pressed "fire" end)
    shot.clear()
    wait(30)
  end
end
