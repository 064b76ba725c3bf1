-- The stage as a list of sections, each a sequence of events. The portal and the practice list can start at any
-- section.
local popcorn = require "enemies.popcorn"
local moth = require "enemies.moth"
local lantern = require "enemies.lantern"
local guardian = require "enemies.guardian"

local LEFT, MIDDLE, RIGHT = 50, 120, 190

local function column(x, drift, n)
  for _ = 1, n do
    spawn(popcorn, { x = x, y = -12, drift = drift })
    wait(18)
  end
end

local function row(n)
  for i = 1, n do
    spawn(popcorn, { x = draw.width * i / (n + 1), y = -12 })
  end
end

local function rain(n)
  for _ = 1, n do
    spawn(popcorn, { x = math.random(20, draw.width - 20), y = -12, drift = math.random(-60, 60) })
    wait(24)
  end
end

local function moth_from_left(y, item)
  spawn(moth, { x = -18, y = y, item = item })
end

local function moth_from_right(y, item)
  spawn(moth, { x = draw.width + 18, y = y, item = item })
end

local function quiet()
  wait_until(function() return task.count "enemy" == 0 end)
  wait(40)
end

return {
  -- popcorn, to warm up
  { name = "popcorn", run = function()
    column(LEFT, 60, 5)
    column(RIGHT, -60, 5)
    wait(60)
    row(5)
    quiet()
  end },

  -- moths join in
  { name = "moths", run = function()
    moth_from_left(60, "leaf")
    wait(60)
    moth_from_right(90)
    wait(90)
    column(MIDDLE, 80, 3)
    column(MIDDLE, -80, 3)
    moth_from_left(50)
    moth_from_right(50)
    quiet()
  end },

  -- the first lantern, and popcorn that hides behind its light
  { name = "lantern", run = function()
    local first = spawn(lantern, { x = MIDDLE, y = -20 })
    wait(200)
    column(LEFT, 40, 4)
    column(RIGHT, -40, 4)
    await(first)
    wait(60)
  end },

  -- a cloud of moths
  { name = "cloud", run = function()
    for i = 1, 4 do
      moth_from_left(30 + i * 20)
      wait(40)
      moth_from_right(120 - i * 20, i == 4 and "echo" or "acorn")
      wait(50)
    end
    row(6)
    quiet()
  end },

  -- two lanterns, one later than the other
  { name = "two lanterns", run = function()
    spawn(lantern, { x = LEFT, y = -20 })
    wait(120)
    spawn(lantern, { x = RIGHT, y = -20, item = "acorn" })
    wait(200)
    row(4)
    quiet()
  end },

  -- it rains popcorn, and moths fly through the rain
  { name = "rain", run = function()
    rain(8)
    moth_from_left(40)
    rain(4)
    moth_from_right(70, "leaf")
    rain(4)
    quiet()
  end },

  -- three lanterns in a row; the middle one drops an echo
  { name = "three lanterns", run = function()
    spawn(lantern, { x = LEFT, y = -40, item = "acorn" })
    spawn(lantern, { x = RIGHT, y = -40, item = "acorn" })
    wait(60)
    spawn(lantern, { x = MIDDLE, y = -60, item = "echo" })
    quiet()
  end },

  -- the boss
  { name = "guardian", boss = guardian },
}
