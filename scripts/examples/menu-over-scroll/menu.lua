-- The menu is a task. While it is alive, the group "actor" is paused but visible; no other code depends on the menu.
local ROWS = { "continue", "other colors", "quit" }
local LEFT, TOP, WIDTH, LINE = 100, 84, 120, 16
local CHOSEN, OTHER = { color = 0xffffff, align = "center" }, { color = 0x90a0c8, align = "center" }

local function paint(self)
  draw.rect(LEFT, TOP, WIDTH, 22 + #ROWS * LINE, 0x101830, 0.8)
  draw.frame(LEFT, TOP, WIDTH, 22 + #ROWS * LINE, self.color)
  for i, row in ipairs(ROWS) do
    local y = TOP + i * LINE
    if i == self.row then draw.rect(LEFT + 6, y - 3, WIDTH - 12, 13, self.color, 0.4) end
    draw.text(row, 160, y, i == self.row and CHOSEN or OTHER)
  end
end

local COLORS = { 0x80c0ff, 0xffb060, 0x90e090 }

local function next_color(color)
  for i, c in ipairs(COLORS) do
    if c == color then return COLORS[i % #COLORS + 1] end
  end
end

local function choose(self)
  while not (input.pressed "fire" or input.pressed "start") do
    if input.pressed "down" then self.row = self.row % #ROWS + 1 end
    if input.pressed "up" then self.row = (self.row - 2) % #ROWS + 1 end
    wait(1)
  end
  return ROWS[self.row]
end

local function menu(self)
  self.row, self.color, self.draw = 1, COLORS[1], paint
  task.pause "actor"
  self.finish = function() task.resume "actor" end    -- runs however the menu ends
  repeat
    wait(1)                     -- ignores the key that opened the menu or chose a row
    local row = choose(self)
    if row == "other colors" then self.color = next_color(self.color) end
    if row == "quit" then game.quit() end
  until row ~= "other colors"
end

return menu
