-- A card is a task whose only property is its position in the order: a smaller priority is farther back.
local WIDTH, HEIGHT = 52, 40
local COLORS = { 0x3858a8, 0x3890a0, 0x48a058, 0xc09030, 0xc05838 }   -- for priorities 0.3, 0.4 … 0.7
local LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
local INK = { color = 0xf0f0e0 }

local card = { STEP = 0.1, LEAST = 0.3 }

function card.color(priority)
  return COLORS[math.floor((priority - card.LEAST) / card.STEP + 0.5) + 1]
end

local function paint(self)
  draw.rect(self.x, self.y, WIDTH, HEIGHT, card.color(self.priority))
  draw.frame(self.x, self.y, WIDTH, HEIGHT, self.chosen and 0xffffff or 0x101018)
  draw.text(self.name, self.x + 4, self.y + 4, INK)
end

-- adds a card with this number as the last of those with the same priority
function card.add(number, priority)
  local n = number % #LETTERS + 1
  return spawn(wait_forever, {
    name = LETTERS:sub(n, n), group = "card", draw = paint, priority = priority,
    x = 16 + number * 37 % 140, y = 28 + number * 29 % 110,
  })
end

-- Changes the priority by a number of steps, as SetPriority in the document does. The card becomes the last of those
-- with the same priority, even if its priority is at its limit and does not change.
function card.move(self, by)
  local step = math.floor((self.priority - card.LEAST) / card.STEP + by + 0.5)
  local priority = card.LEAST + math.min(#COLORS - 1, math.max(0, step)) * card.STEP
  if priority == self.priority then self:requeue() else self.priority = priority end
end

return card
