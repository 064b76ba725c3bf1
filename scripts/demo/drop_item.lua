-- Items, which enemies drop: an acorn for the score, a leaf for power, and an echo more, drawn as a bell.
-- A task in state style: self.state runs every tick, until it names another state or returns false.
local animate = require "animate"
local popup = require "effects.popup"
local run = require "run"

draw.sheet("item", 14, 14)

local NEAR, CAUGHT = 44, 12     -- pixels from the ship

local function acorn() return tostring(run.catch_acorn()) end
local function leaf() run.catch_leaf() return "POWER" end
local function echo() run.catch_echo() return "ECHO" end

-- of each kind: its frame, whether that and the next take turns, what is done when it is caught or missed, and what
-- is heard then; what is caught returns the words to show
local KINDS = {
  acorn = { frame = 1, turns = true, sound = "acorn", caught = acorn, missed = run.miss_acorn },
  leaf = { frame = 3, sound = "leaf", caught = leaf },
  echo = { frame = 4, sound = "bell", caught = echo },
}

local function to_ship(self)
  local ship = find "ship"
  local dx, dy = ship.x - self.x, ship.y - self.y
  return dx, dy, math.sqrt(dx * dx + dy * dy)
end

-- drawn to the ship, faster and faster
local function come(self)
  local dx, dy, distance = to_ship(self)
  if distance < CAUGHT then
    sound.play(self.kind.sound, { x = self.x })
    spawn(popup, { x = self.x, y = self.y, text = self.kind.caught() })
    return false
  end
  self.speed = self.speed + 0.2
  self.x, self.y = self.x + dx / distance * self.speed, self.y + dy / distance * self.speed
end

-- tossed up, then down
local function fall(self)
  self.speed = math.min(1.5, self.speed + 0.05)
  self.y = self.y + self.speed
  local _, _, distance = to_ship(self)
  if distance < NEAR then
    self.state, self.speed = come, 2
  elseif self.y > draw.height + 10 then
    if self.kind.missed then self.kind.missed() end
    return false
  end
end

--- Drops an item: "acorn", "leaf" or "echo".
local function drop_item(kind, x, y)
  kind = KINDS[kind]
  local self = spawn {
    state = fall, kind = kind, sprite = "item", frame = kind.frame,
    x = x, y = y, speed = -1.5, priority = 0.45,
  }
  if kind.turns then self:spawn(animate, { frames = 2, ticks = 10 }) end
end

return drop_item
