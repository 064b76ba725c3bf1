-- The board with its states: shuffle, wait, slide, solved. `cells` has the number at each place, 0 for the hole.
local Board = {}
Board.__index = Board

local SIDE, SIZE, SLIDE, SHUFFLES = 4, 48, 8, 80      -- tiles, pixels, ticks, moves
local WAYS = { left = { 1, 0 }, right = { -1, 0 }, up = { 0, 1 }, down = { 0, -1 } }
local NAMES = { "left", "right", "up", "down" }
local NUMBER = { align = "center", valign = "middle", color = 0x402018, scale = 2 }
local WORD = { align = "center", color = 0xffe0a0 }

local click = sfx.blip(6, { volume = 0.1 })

-- returns the place of the tile that slides into the hole in a direction; nil if there is none
local function tile_for(self, way)
  local x, y = self.hole % SIDE + WAYS[way][1], math.floor(self.hole / SIDE) + WAYS[way][2]
  if x < 0 or x >= SIDE or y < 0 or y >= SIDE then return nil end
  return y * SIDE + x
end

local function swap(self, place)
  self.cells[self.hole], self.cells[place] = self.cells[place], 0
  self.hole = place
end

function Board:is_solved()
  for place = 0, SIDE * SIDE - 2 do
    if self.cells[place] ~= place + 1 then return false end
  end
  return true
end

function Board:shuffle()
  for _ = 1, SHUFFLES do
    local place = tile_for(self, NAMES[math.random(#NAMES)])
    if place then swap(self, place) end
  end
  self.state = self.wait
end

function Board:wait()
  for _, way in ipairs(NAMES) do
    local place = input.pressed(way) and tile_for(self, way)
    if place then
      self.moving, self.way, self.passed = place, WAYS[way], 0
      sound.play(click)
      self.state = self.slide
      return
    end
  end
end

function Board:slide()
  self.passed = self.passed + 1
  if self.passed < SLIDE then return end
  swap(self, self.moving)
  self.moving, self.moves = nil, self.moves + 1
  self.state = self:is_solved() and self.solved or self.wait
end

function Board:solved()
  if input.pressed "fire" then self.state = self.shuffle end
end

local function paint_tile(self, place, number)
  local x, y = place % SIDE * SIZE + 24, math.floor(place / SIDE) * SIZE + 14
  if place == self.moving then
    x, y = x - self.way[1] * SIZE * self.passed / SLIDE, y - self.way[2] * SIZE * self.passed / SLIDE
  end
  local right = number == place + 1
  draw.rect(x + 1, y + 1, SIZE - 2, SIZE - 2, right and 0xe8c070 or 0xd0a080)
  draw.rect(x + 1, y + 1, SIZE - 2, 3, 0xfff0d0, 0.6)
  draw.rect(x + 1, y + SIZE - 4, SIZE - 2, 3, 0x805040)
  draw.text(number, x + SIZE / 2, y + SIZE / 2, NUMBER)
end

function Board:paint()
  draw.fill(0x302030)
  draw.rect(22, 12, SIDE * SIZE + 4, SIDE * SIZE + 4, 0x201420)
  for place = 0, SIDE * SIDE - 1 do
    if self.cells[place] ~= 0 then paint_tile(self, place, self.cells[place]) end
  end
  draw.text(self.state == self.solved and "solved! Z shuffles" or self.moves .. " moves", 120, 218, WORD)
end

return function()
  local cells = {}
  for place = 0, SIDE * SIDE - 1 do cells[place] = (place + 1) % (SIDE * SIDE) end
  return spawn(setmetatable({
    name = "board", cells = cells, hole = SIDE * SIDE - 1, moves = 0, state = Board.shuffle, draw = Board.paint,
  }, Board))
end
