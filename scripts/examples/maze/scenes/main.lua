-- A mouse, cheese that appears elsewhere when it is eaten, and walls that a click adds or removes.
local field = require "field"
local mouse = require "mouse"

local WALLS = {
  "....................",
  "..####.....######...",
  "..#.............#...",
  "..#..########...#...",
  "..#.........#.......",
  "..####..#...#...#...",
  "........#.......#...",
  "####..###..######...",
  "........#......#....",
  "..###...#..##..#....",
  "....#...####...#....",
  "....#..........#....",
  "....########...###..",
  "....................",
  "....................",
}
local HELP = { color = 0x8088b0, align = "center" }

local function build()
  field.clear()
  for row, letters in ipairs(WALLS) do
    for column in letters:gmatch "()#" do field.flip(column, row) end
  end
end

local function paint()
  draw.fill(0x1c1a2c)
  for row = 1, field.rows do
    for column = 1, field.columns do
      local x, y = (column - 1) * field.size, (row - 1) * field.size
      if not field.is_free(column, row) then
        draw.rect(x, y, 16, 16, 0x4a4678)
        draw.rect(x, y, 16, 3, 0x6c68a8)
      else
        draw.frame(x, y, 16, 16, 0x242238)
      end
    end
  end
  draw.text("click to add or remove a wall", 160, 230, HELP)
end

local function cheese(self)
  self.draw = function()
    draw.rect(self.x - 6, self.y - 4, 12, 9, 0xf0c040)
    draw.rect(self.x - 6, self.y - 4, 12, 2, 0xffe890)
    draw.disc(self.x + 2, self.y + 2, 2, 0xb08020)
  end
  while true do
    local column, row
    repeat column, row = math.random(field.columns), math.random(field.rows - 1)
    until field.is_free(column, row)
    self.x, self.y = field.middle(column, row)
    wait_for "eaten"
  end
end

return function()
  build()
  spawn { draw = paint, priority = 0.1 }
  local there = spawn(cheese, { priority = 0.3 })
  spawn(mouse, { x = 8, y = 8, cheese = there })
  while true do
    wait_until(function() return input.pressed "build" end)
    local x, y = input.mouse()
    field.flip(field.cell(x, y))
    wait(1)
  end
end
