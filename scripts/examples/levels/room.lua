-- The state of a level: # wall, $ crate, . goal, * crate on a goal, @ player.
local room = {}
room.__index = room

--- Creates a room from a level of the file.
function room.of(level)
  local self = setmetatable({ name = level.name, cells = {}, crates = {}, moves = 0, height = #level.rows }, room)
  for y, row in ipairs(level.rows) do
    self.width = #row
    for x = 1, #row do self:put(x, y, row:sub(x, x)) end
  end
  return self
end

local function key(x, y) return y * 100 + x end

function room:put(x, y, letter)
  if letter == "#" then self.cells[key(x, y)] = "wall" end
  if letter == "." or letter == "*" then self.cells[key(x, y)] = "goal" end
  if letter == "$" or letter == "*" then self.crates[key(x, y)] = true end
  if letter == "@" then self.x, self.y = x, y end
end

function room:cell(x, y) return self.cells[key(x, y)] end
function room:crate(x, y) return self.crates[key(x, y)] == true end

local function is_free(self, x, y)
  return self:cell(x, y) ~= "wall" and not self:crate(x, y)
end

--- Moves the player by a step and pushes the crate in front; returns whether anything moved.
function room:step(dx, dy)
  local x, y = self.x + dx, self.y + dy
  if self:cell(x, y) == "wall" then return false end
  if self:crate(x, y) then
    if not is_free(self, x + dx, y + dy) then return false end
    self.crates[key(x, y)], self.crates[key(x + dx, y + dy)] = nil, true
  end
  self.x, self.y, self.moves = x, y, self.moves + 1
  return true
end

function room:is_done()
  for place in pairs(self.crates) do
    if self.cells[place] ~= "goal" then return false end
  end
  return true
end

return room
