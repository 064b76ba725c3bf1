-- A volley of the ship's shots. The function that spawns them sets their initial values, as TaskSetMyShot does.
local gba = require "gba"
local enemy = require "tasks.enemy"

local DIRECTIONS = { 192, 192 + 6, 192 - 6, 192 + 12, 192 - 12 }
local REACH = 10              -- a shot hits within this distance, in pixels

local function left_the_screen(x, y)
  return x < -8 or x > gba.SCR_XH + 8 or y < -8
end

local function init(w)
  w.phase = MAIN
end

local function main(w)
  w.X, w.Y = w.X + w.vx, w.Y + w.vy
  local x, y = gba.high(w.X), gba.high(w.Y)
  if enemy.hit_at(x, y, REACH) or left_the_screen(x, y) then w.phase = END end
  gba.sprite(x - 8, y - 8, gba.SHOT)
end

local function finish()
  return false
end

local PHASES = { [INIT] = init, [MAIN] = main, [END] = finish }

-- If the pool is full, spawn returns a dummy: it accepts these assignments but never flies.
return function(x, y)
  for _, angle in ipairs(DIRECTIONS) do
    local w = spawn { group = "shot", phases = PHASES }
    w.X, w.Y = x, y
    w.speed = 1024            -- four pixels per tick
    w.vx, w.vy = gba.vx(angle, w.speed), gba.vy(angle, w.speed)
  end
end
