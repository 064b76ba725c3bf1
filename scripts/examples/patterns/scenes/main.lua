-- Shows the pages in turn. Each pattern has a cell with its name; its shots end at the edges of the cell.
local pages = require "patterns"

local SHOWN = 600                 -- ticks
local NAME_HEIGHT = 18            -- at the bottom of a cell, in pixels
local GAP = 2                     -- around a cell, in pixels
local NAME = { align = "center", color = 0x9AA4C0 }

local function draw_cell(self)
  local cell = self.cell
  draw.rect(cell.x, cell.y, cell.width, cell.height + NAME_HEIGHT, 0x161A2A)
  draw.text(self.title, self.x, cell.y + cell.height + 4, NAME)
  draw.disc(self.x, self.y, 3, 0x5A6488)
  if self.aim then draw.disc(self.aim.x, self.aim.y, 3, 0x60D0FF) end
end

--- Fires its pattern repeatedly. The cell is the field of the shots.
local function source(self)
  local shown = self.shown
  shot.stream {
    pattern = shown[2], every = shown.every or self.page.every, step = shown.step,
    from = self, aim = self.aim, speed = shown.speed or 1, kind = shown.kind, color = shown.color,
    field = self.cell, margin = 0, life = self.page.life,
  }
end

local function cell(page, index)
  local width, height = 640 / page.columns, 480 / page.rows
  local column, row = (index - 1) % page.columns, math.floor((index - 1) / page.columns)
  return {
    x = column * width + GAP, y = row * height + GAP,
    width = width - 2 * GAP, height = height - 2 * GAP - NAME_HEIGHT,
  }
end

local function show(self, page)
  for index, shown in ipairs(page.list) do
    local field = cell(page, index)
    local x = field.x + field.width / 2
    local y = field.y + (page.rows == 2 and field.height / 2 or shown.y or 20)
    self:spawn(source, {
      title = shown[1], shown = shown, page = page, cell = field, x = x, y = y, draw = draw_cell,
      aim = shown.aim and { x = x, y = field.y + field.height - 8 },
    })
  end
end

local function wait_for_key(ticks)
  for _ = 1, ticks do
    wait(1)
    if input.pressed "fire" then return end
  end
end

return function(self)
  while true do
    for _, page in ipairs(pages) do
      local book = self:spawn(wait_forever, { draw = function() end })
      show(book, page)
      wait_for_key(SHOWN)
      book:kill()
      shot.clear()
    end
  end
end
