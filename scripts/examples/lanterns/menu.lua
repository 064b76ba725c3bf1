-- A menu: up and down choose a row; fire closes the menu and calls the function of the row. It is persistent, so it
-- also works while all other tasks are paused.
local ROW = 14                -- distance between two rows, in pixels
local CHOSEN, OTHER = { color = 0xffe0a0 }, { color = 0x907860 }

local function update(self)
  if input.pressed "up" then self.chosen = (self.chosen - 2) % #self.rows + 1 end
  if input.pressed "down" then self.chosen = self.chosen % #self.rows + 1 end
  if not input.pressed "fire" then return true end
  self.rows[self.chosen].run()
  return false
end

local function paint(self)
  for i, row in ipairs(self.rows) do
    local y, chosen = self.top + (i - 1) * ROW, i == self.chosen
    if chosen then draw.disc(58, y + 3, 3, 0xffb040) end
    draw.text(row.label, 66, y, chosen and CHOSEN or OTHER)
  end
end

-- rows: a list of { label = "PLAY", run = function }
return function(top, rows)
  return spawn {
    state = update, draw = paint, top = top, rows = rows, chosen = 1,
    group = "menu", priority = 0.95, persistent = true,
  }
end
