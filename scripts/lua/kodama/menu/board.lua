-- Draws kodama.menu.ranking: place, name and score in columns as wide as their contents.
local board = {}

local GAP = 12 -- pixels between two columns

local function text(self, words, x, y, align, color)
  draw.text(words, x, y, { align = align, color = color, font = self.font })
end

local function widest(self, write)
  local most = 0
  for place = 1, self.places do
    most = math.max(most, (draw.text_size(write(self.rows[place]), { font = self.font })))
  end
  return most
end

-- Escapes the braces of a name, which are not markup.
local function name_of(entry) return entry and entry.name:gsub("{", "{{") or "---" end
local function score_of(entry) return entry and ("%8d"):format(math.floor(entry.score)) or "-" end

local function measure(self)
  local number = draw.text_size("10.", { font = self.font })
  local names, scores = widest(self, name_of), widest(self, score_of)
  self.left = math.floor((draw.width - number - names - scores - 2 * GAP) / 2) + number
  self.right = self.left + GAP + names + GAP + scores
end

function board.paint(self)
  if not self.left then measure(self) end
  draw.text(self.title, draw.width / 2, self.y, { scale = 2, align = "center", color = self.ink, font = self.font })
  for place = 1, self.places do
    local entry, y = self.rows[place], self.y + 12 + place * self.step
    local color = place == self.latest and time.tick % 20 < 12 and self.chosen or self.ink
    text(self, place .. ".", self.left, y, "right", color)
    text(self, name_of(entry), self.left + GAP, y, "left", color)
    text(self, score_of(entry), self.right, y, "right", color)
  end
end

function board.run(self)
  for _ = 1, self.ticks do
    wait(1)
    if input.pressed "fire" or input.pressed "start" or input.pressed "back" then return end
  end
end

return board
