-- A paper lamp, let go on the river bank. Its phase says what is done with it in each tick.
local APPROACH, RISE = MAIN, MAIN + 1     -- a game's own phases count on from MAIN

local WATER = 150
local LIFE_OF_A_SPARK = 30

local function glow(x, y, light)
  draw.disc(x, y, 9, 0xff9040, 0.25 * light)
  draw.rect(x - 4, y - 5, 9, 10, 0xffb050, light)
  draw.rect(x - 2, y - 2, 5, 6, 0xffe8a0, light)
  draw.rect(x - 4, y - 6, 9, 1, 0x804030, light)
end

-- comes out of the hand, and is ready to go
local function init(self)
  self.x, self.y, self.light = -8, WATER + math.random(-20, 30), 0
  self.stop = math.random(60, 250)
  self.phase = APPROACH
end

-- floats along the river until it has come far enough
local function approach(self)
  self.x = self.x + 0.8
  self.light = math.min(1, self.light + 0.02)
  if self.x >= self.stop then self.phase = RISE end
end

-- rises into the night, swaying
local function rise(self)
  self.y = self.y - 0.7
  self.x = self.x + math.sin(self.y / 12) * 0.4
  if self.y < 30 then self.phase = END end
end

-- goes out; the only phase that ends, and the one that all can be sent into
local function finish(self)
  self.ashes = (self.ashes or 0) + 1
  self.light = 1 - self.ashes / LIFE_OF_A_SPARK
  self.y = self.y + 0.3
  return self.light > 0
end

local PHASES = { [INIT] = init, [APPROACH] = approach, [RISE] = rise, [END] = finish }

local function paint(self)
  if self.phase == APPROACH then draw.disc(self.x, self.y + 16, 6, 0xff9040, 0.12 * self.light) end
  glow(self.x, self.y, self.light)
end

return function()
  return spawn { group = "lamp", phases = PHASES, draw = paint, light = 0 }
end
