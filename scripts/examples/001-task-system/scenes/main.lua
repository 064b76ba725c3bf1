-- Reads the keys and shows the order in which the cards run and are drawn.
local card = require "card"
local memory = require "memory"

local PRIORITIES = { 0.5, 0.4, 0.6, 0.5, 0.3, 0.7, 0.4, 0.5 }    -- of new cards, repeated
local HEAD, ROW, HELP = { color = 0xf0f0e0 }, { color = 0xa0a8c8 }, { color = 0x8088a8 }

local function choose(self, other)
  if self.card then self.card.chosen = false end
  self.card = other
  if other then other.chosen = true end
end

local function add(self)
  local new = card.add(self.added, PRIORITIES[self.added % #PRIORITIES + 1])
  self.added = self.added + 1
  if new:alive() then choose(self, new) end
end

-- returns the card a number of places further in the order, cyclically
local function neighbor(self, by)
  local count = task.count "card"
  for i = 1, count do
    if task.nth("card", i) == self.card then return task.nth("card", (i - 1 + by) % count + 1) end
  end
end

local function act(self)
  if input.pressed "fire" then add(self) end
  if input.pressed "slow" then self.areas = memory.dump() end
  if not self.card then return end
  if input.pressed "left" then choose(self, neighbor(self, -1)) end
  if input.pressed "right" then choose(self, neighbor(self, 1)) end
  if input.pressed "up" then card.move(self.card, 1) end
  if input.pressed "down" then card.move(self.card, -1) end
  if input.pressed "start" then task.kill_others(self.card, "card") end
  if input.pressed "bomb" then
    local ended = self.card
    choose(self, task.count "card" > 1 and neighbor(self, 1) or nil)
    ended:kill()
  end
end

local function paint(self)
  draw.text("ORDER", 224, 12, HEAD)
  local y = 24
  for each in task.each "card" do
    draw.rect(222, y - 1, 3, 8, card.color(each.priority))
    draw.text(("%s  %.1f"):format(each.name, each.priority), 230, y, each.chosen and HEAD or ROW)
    y = y + 10
  end
  draw.text(("%d OF %d, %d REFUSED"):format(task.count "card", task.capacity, task.dropped), 10, 12, HEAD)
  memory.paint(self.areas)
  draw.text("Z ADD  X END  ENTER END ALL OTHERS", 10, 219, HELP)
  draw.text("UP, DOWN PRIORITY  SHIFT DUMP", 10, 229, HELP)
end

return function(self)
  self.added, self.areas, self.priority, self.draw = 0, {}, 0.9, paint
  spawn(wait_forever, { draw = function() draw.fill(0x181c30) end, priority = 0.1 })
  for _ = 1, 7 do add(self) end
  while true do
    act(self)
    wait(1)
  end
end
