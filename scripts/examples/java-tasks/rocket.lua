-- A rocket as a coroutine. Compare StateRocket, PhaseRocket and StepRocket: all four do the same in the same ticks.
local GROUND, TOP = 190, 70
local CLIMB = 3               -- pixels per tick
local GLOW, REST = 70, 30     -- ticks
local SPARKS = 24

local function spark(self, i, a)
  local turn = math.rad(i * 360 / SPARKS)
  local reach = 34 * (1 - (1 - a) ^ 2) * (0.6 + i % 3 * 0.2)
  local dx, dy, fall = math.cos(turn) * reach, math.sin(turn) * reach, 16 * a * a
  draw.rect(self.x + dx * 0.8, self.y + dy * 0.8 + fall, 1, 1, self.color, 1 - a)
  draw.rect(self.x + dx, self.y + dy + fall, 2, 2, self.color, 1 - a)
end

local function paint(self)
  if self.age == 0 then
    for i = 0, 3 do draw.rect(self.x, self.y + i * 4, 2, 3, 0xffe0a0, 1 - i * 0.25) end
  elseif self.age < GLOW then
    for i = 1, SPARKS do spark(self, i, self.age / GLOW) end
  end
end

local function light(self)
  self.y, self.age = GROUND, 0
end

local function rise(self)
  self.y = self.y - CLIMB
  return self.y > TOP
end

local function glow(self)
  self.age = self.age + 1
  return self.age < GLOW
end

-- the code is a sequence of events in time
return function(self)
  self.draw = paint
  while true do
    light(self)
    while rise(self) do wait(1) end
    wait(1)
    while glow(self) do wait(1) end
    wait(1 + REST)
  end
end
