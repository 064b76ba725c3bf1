-- The levels in order. X restarts a level, as does saving levels.json in an editor.
local room = require "room"

local FILE, SIZE, STEP = "levels.json", 20, 8        -- file, pixels per cell, ticks between two steps
local NAME, HELP = { color = 0xf0d0a0 }, { color = 0xa08870, align = "right" }

local push = sfx.hit(6, { volume = 0.1 })

local function tile(x, y, color, light)
  draw.rect(x, y, SIZE, SIZE, color)
  draw.rect(x, y, SIZE, 3, light)
end

local function paint(self)
  local now = self.room
  local left, top = math.floor((320 - now.width * SIZE) / 2), math.floor((210 - now.height * SIZE) / 2)
  draw.fill(0x241c18)
  for row = 1, now.height do
    for column = 1, now.width do
      local x, y = left + (column - 1) * SIZE, top + (row - 1) * SIZE
      local cell = now:cell(column, row)
      if cell == "wall" then tile(x, y, 0x6a5448, 0x8a7060)
      else draw.rect(x, y, SIZE, SIZE, 0x3a2e28) end
      if cell == "goal" then draw.disc(x + 10, y + 10, 4, 0xf0b050) end
      if now:crate(column, row) then
        tile(x + 0, y, cell == "goal" and 0x78a048 or 0xb07838, 0xd8a860)
        draw.frame(x + 3, y + 3, SIZE - 6, SIZE - 6, 0x704820)
      end
    end
  end
  local x, y = left + (now.x - 1) * SIZE + 10, top + (now.y - 1) * SIZE + 10
  draw.disc(x, y, 7, 0x60b8f0)
  draw.rect(x - 3, y - 3, 2, 3, 0x182838)
  draw.rect(x + 2, y - 3, 2, 3, 0x182838)
  draw.text(now.name .. "  " .. now.moves, 8, 6, NAME)
  draw.text("X: again", 312, 6, HELP)
end

local function play(self, level)
  self.room = room.of(level)
  local read = data.reloads(FILE)
  while not self.room:is_done() do
    wait(1)
    local dx, dy = input.axis()
    if dx ~= 0 then dy = 0 end
    if (dx ~= 0 or dy ~= 0) and self.room:step(dx, dy) then
      sound.play(push)
      wait(STEP)
    end
    if input.pressed "bomb" or data.reloads(FILE) ~= read then return false end
  end
  wait(40)
  return true
end

return function(self)
  self.draw, self.name = paint, "game"
  local number = 1
  while true do
    local levels = data.read(FILE)
    if play(self, levels[math.min(number, #levels)]) then number = number % #levels + 1 end
  end
end
