-- Shows the memory as of the last dump: which bytes belong to which card. Ended cards leave holes. When no bytes are
-- left, the arena is compacted at the end of the tick.
local card = require "card"

local AREA, WIDTH, LEFT, TOP = 64, 15, 10, 200
local INK, LABEL = { color = 0xf0f0e0 }, { color = 0x8088a8 }

local memory = {}

local ROW = '"name":"(%u)","group":"card","priority":([%d.]+).-"workStart":(%d+)'

-- writes the dump into the save "tasks" and returns the areas of the cards
function memory.dump()
  local areas = {}
  for letter, priority, start in task.dump { format = "json", file = "tasks" }:gmatch(ROW) do
    areas[#areas + 1] = { letter = letter, color = card.color(tonumber(priority)), place = start / AREA }
  end
  return areas
end

function memory.paint(areas)
  draw.text("BYTES, AT THE LAST DUMP", LEFT, TOP - 11, LABEL)
  draw.frame(LEFT - 1, TOP - 1, 20 * WIDTH + 2, 14, 0x505878)
  for _, area in ipairs(areas) do
    local x = LEFT + area.place * WIDTH
    draw.rect(x, TOP, WIDTH - 1, 12, area.color)
    draw.text(area.letter, x + 3, TOP + 2, INK)
  end
end

return memory
