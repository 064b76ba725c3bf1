-- The mouse searches for a path to the cheese, follows it, and searches again when the walls have changed.
local field = require "field"

local STEP, SEARCH = 8, 2         -- ticks

-- returns the path as a list of cells that starts with the mouse's own; nil if there is none
local function search(self)
  local column, row = field.cell(self.x, self.y)
  local to_column, to_row = field.cell(self.cheese.x, self.cheese.y)
  local asked = job.path { grid = field.grid, from = { column, row }, to = { to_column, to_row }, ticks = SEARCH }
  return asked and await(asked)
end

local function paint(self)
  for i = 2, self.way and #self.way or 0 do
    local x, y = field.middle(self.way[i][1], self.way[i][2])
    draw.disc(x, y, 2, 0xffe080, 0.6)
  end
  draw.disc(self.x, self.y, 6, 0xb0a8c0)
  draw.disc(self.x - 4, self.y - 5, 3, 0xe0b0c0)
  draw.disc(self.x + 4, self.y - 5, 3, 0xe0b0c0)
  draw.rect(self.x - 3, self.y - 1, 2, 2, 0x201828)
  draw.rect(self.x + 2, self.y - 1, 2, 2, 0x201828)
end

local function follow(self, seen)
  while #self.way > 1 and field.changes == seen do
    table.remove(self.way, 1)
    local x, y = field.middle(self.way[1][1], self.way[1][2])
    move_to(self, x, y, STEP)
  end
end

return function(self)
  self.name, self.draw, self.eaten = "mouse", paint, 0
  while true do
    local seen = field.changes      -- read before the search, which takes some ticks
    self.way = search(self)
    if self.way then follow(self, seen) end
    if self.way and #self.way == 1 then
      self.eaten = self.eaten + 1
      self.cheese:signal "eaten"
    end
    wait(self.way and 1 or 20)
  end
end
