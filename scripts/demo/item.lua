-- What the spirits leave: an acorn for the score, a leaf for power, a bell for the next echo.
local animate = require "animate"
local popup = require "effects.popup"
local run = require "run"

draw.sheet("item", 14, 14)

local REACH, PULL = 40, 14   -- pixels: it comes to the ship from here, and is caught from here

local function acorn(self)
  spawn(popup, { x = self.x, y = self.y, text = tostring(run.catch_acorn()) })
end

local function leaf(self)
  run.catch_leaf()
  spawn(popup, { x = self.x, y = self.y, text = "POWER" })
end

local function bell(self)
  run.catch_bell()
  spawn(popup, { x = self.x, y = self.y, text = "ECHO" })
end

local KINDS = {
  acorn = { caught = acorn, missed = run.miss_acorn },
  leaf = { caught = leaf, frame = 3 },
  bell = { caught = bell, frame = 4 },
}

local function item(self)
  local kind, ship = KINDS[self.kind], find "ship"
  self.sprite, self.frame, self.priority = "item", kind.frame, 0.45
  if self.kind == "acorn" then animate(self, 2, 10) end

  -- tossed up, then down faster and faster
  local fall = -1.5
  while self.y < draw.height + 10 do
    fall = math.min(1.5, fall + 0.05)
    self.y = self.y + fall

    -- near the ship it is drawn to it
    local dx, dy = ship.x - self.x, ship.y - self.y
    local distance = math.sqrt(dx * dx + dy * dy)
    if distance < PULL then return kind.caught(self) end
    if distance < REACH then
      self.x, self.y = self.x + dx * 0.15, self.y + dy * 0.15
    end
    wait(1)
  end
  if kind.missed then kind.missed() end
end

return item
