-- Enemies of two kinds: one function each, many tasks.
local gba = require "gba"
local burst = require "tasks.spark"

local enemy = {}

-- sinks, swaying to both sides
local function ball(w)
  w.angle = (w.angle + 3) % 256
  return gba.vx(w.angle, 320), 160
end

-- dives straight, faster and faster
local function crab(w)
  w.dive = w.dive + 4
  return 0, w.dive
end

local KINDS = { { move = ball, tile = gba.BALL }, { move = crab, tile = gba.CRAB } }

local function init(w)
  w.angle, w.dive = 0, 32
  w.phase = MAIN
end

local function main(w)
  local vx, vy = w.kind.move(w)
  w.X, w.Y = w.X + vx, w.Y + vy
  if gba.high(w.Y) > gba.SCR_YH + 8 then return false end
  gba.sprite(gba.high(w.X) - 8, gba.high(w.Y) - 8, w.kind.tile)
end

-- shot down: the last phase says goodbye
local function finish(w)
  burst(w.X, w.Y)
  return false
end

local PHASES = { [INIT] = init, [MAIN] = main, [END] = finish }

-- sends the enemy at a place, if there is one, into its last phase
function enemy.hit_at(x, y, reach)
  for w in task.each "enemy" do
    if math.abs(gba.high(w.X) - x) < reach and math.abs(gba.high(w.Y) - y) < reach then
      w.phase = END
      return true
    end
  end
  return false
end

-- the controller of enemies is a task, too: everything with a beginning and an end is one
function enemy.control()
  while true do
    spawn {
      group = "enemy", phases = PHASES, kind = KINDS[math.random(#KINDS)],
      X = gba.fixed(math.random(24, gba.SCR_XH - 24)), Y = gba.fixed(-8),
    }
    wait(18)
  end
end

return enemy
