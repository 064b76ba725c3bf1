-- The player's ship, TaskActMyShip in the document. A table of functions replaces its switch over the phase.
local gba = require "gba"
local fire = require "tasks.shot"

local MARGIN = 12             -- least distance of the center from the edge
local RAPID = 7               -- ticks to wait between volleys while the key is held

local function clamp(value, low, high)
  return math.max(low, math.min(high, value))
end

local function init(w)
  w.X, w.Y = gba.fixed(gba.SCR_XH / 2), gba.fixed(160 - 32)
  w.speed = 256               -- one pixel per tick
  w.rapidCnt = 0
  w.phase = MAIN
end

local function main(w)
  -- move
  local dx, dy = input.axis()
  w.X = clamp(w.X + dx * w.speed, gba.fixed(MARGIN), gba.fixed(gba.SCR_XH - MARGIN))
  w.Y = clamp(w.Y + dy * w.speed, gba.fixed(MARGIN), gba.fixed(gba.SCR_YH - MARGIN))

  -- fire
  if w.rapidCnt == 0 then
    if input.down "fire" then
      fire(w.X, w.Y)
      w.rapidCnt = RAPID
    end
  else
    w.rapidCnt = w.rapidCnt - 1
  end

  -- the bomb: one call sets the phase of all enemies
  if input.pressed "bomb" then task.set_phase(END, "enemy") end

  gba.sprite(gba.high(w.X) - 8, gba.high(w.Y) - 8, gba.SHIP)
end

local function finish()
  return false                -- ends the task, as TaskDel does
end

return function()
  return spawn { name = "ship", phases = { [INIT] = init, [MAIN] = main, [END] = finish } }
end
