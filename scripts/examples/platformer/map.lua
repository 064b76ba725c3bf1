-- The map: # ground, = plank (open from below), o coin. A tile is 16 pixels wide and high.
local map = { size = 16 }

map.rows = {
  "                                        ",
  "                                        ",
  "                  o o                   ",
  "                  ===            o      ",
  "        o                       ###     ",
  "       ===    o            o   ####     ",
  "              ==      ==  ###           ",
  "   o                               o    ",
  "  ====    ##      ##            ======  ",
  "         ####    ####   o               ",
  "########################  ##############",
  "########################  ##############",
}

function map.at(x, y)
  local row = map.rows[math.floor(y / map.size) + 1]
  if not row then return " " end
  local column = math.floor(x / map.size) + 1
  return column >= 1 and column <= #row and row:sub(column, column) or "#"
end

--- Returns whether a box around x, y would overlap the ground.
function map.blocks(x, y, half)
  for _, dx in ipairs { -half, half } do
    for _, dy in ipairs { -half, 0, half } do
      if map.at(x + dx, y + dy) == "#" then return true end
    end
  end
  return false
end

--- Returns whether there is a plank directly below the feet; false if the feet are already inside it.
function map.plank_below(x, y, half)
  for _, dx in ipairs { -half, half } do
    if map.at(x + dx, y + half + 1) == "=" and map.at(x + dx, y + half) ~= "=" then return true end
  end
  return false
end

function map.width() return #map.rows[1] * map.size end

return map
