-- The game: sends lanterns at decreasing intervals and counts those that were put out.
local best = require "best"
local lantern = require "lantern"
local menu = require "menu"
local ship = require "ship"

local FIRST_PAUSE, SHORTEST_PAUSE = 60, 15    -- ticks between two lanterns
local SCORE, OVER = { color = 0xffe0a0 }, { color = 0xffe0a0, scale = 2 }

local function leave(self)
  task.resume_all()
  scene.change("title", { last = self.score })
end

local function pause(self)
  task.pause_all()
  menu(90, {
    { label = "GO ON", run = task.resume_all },
    { label = "TITLE", run = function() leave(self) end },
  })
end

-- called by the ship when it has burned
local function over(self)
  self.over, self.record = true, best.enter(self.score)
  menu(110, {
    { label = "AGAIN", run = function() scene.change "play" end },
    { label = "TITLE", run = function() leave(self) end },
  })
end

local function paint(self)
  draw.text("LANTERNS " .. self.score, 4, 4, SCORE)
  if self.over then draw.text(self.record and "NEW BEST" or "GAME OVER", self.record and 16 or 8, 80, OVER) end
end

return function(self)
  self.score, self.over, self.priority, self.draw = 0, false, 0.9, paint
  spawn { draw = function() draw.fill(0x100c20) end, priority = 0.1 }
  ship(function() over(self) end)
  local between, left = FIRST_PAUSE, FIRST_PAUSE / 2
  while true do
    if input.pressed "start" and not self.over then pause(self) end
    left = left - 1
    if left <= 0 and not self.over then
      lantern(self)
      between = math.max(SHORTEST_PAUSE, between - 1)
      left = between
    end
    wait(1)
  end
end
