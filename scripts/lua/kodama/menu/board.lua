-- Draws kodama.menu.ranking: place, name and score in columns as wide as their contents.
local board = {}

local GAP, LEAST_GAP = 12, 2 -- pixels between two columns

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

--- Sets the right edge of the numbers, the left edge of the names and the right edge of the scores.
function board.measure(self)
  local number = draw.text_size("10.", { font = self.font })
  local names, scores = widest(self, name_of), widest(self, score_of)
  local room = draw.width - number - names - scores
  local gap = math.max(LEAST_GAP, math.min(GAP, math.floor(room / 2)))
  local left = math.floor((room - 2 * gap) / 2) + number
  self.left, self.middle, self.right = left, left + gap, left + 2 * gap + names + scores
  return self
end

function board.paint(self)
  draw.text(self.title, draw.width / 2, self.y, { scale = 2, align = "center", color = self.ink, font = self.font })
  for place = 1, self.places do
    local entry, y = self.rows[place], self.y + 12 + place * self.step
    local color = place == self.latest and time.tick % 20 < 12 and self.chosen or self.ink
    text(self, place .. ".", self.left, y, "right", color)
    text(self, name_of(entry), self.middle, y, "left", color)
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
