-- Two kinds of enemies. A kind is a table that maps phases to functions; all tasks of the kind share it.
local gba = require "gba"
local burst = require "tasks.spark"

local DIVE = 40               -- distance from the top at which a crab dives, in pixels

local enemy = {}

local function init(w)
  w.angle, w.dive = 0, 32
  w.phase = MAIN
end

local function move(w, vx, vy)
  w.X, w.Y = w.X + vx, w.Y + vy
  if gba.high(w.Y) > gba.SCR_YH + 8 then return false end
  gba.sprite(gba.high(w.X) - 8, gba.high(w.Y) - 8, w.tile)
end

-- a ball sinks and sways
local function sway(w)
  w.angle = (w.angle + 3) % 256
  return move(w, gba.vx(w.angle, 320), 160)
end

-- a crab flies in slowly; the game's own phases start at MAIN + 1
local function approach(w)
  if gba.high(w.Y) >= DIVE then w.phase = MAIN + 1 end
  return move(w, 0, 128)
end

-- then it dives, faster and faster
local function dive(w)
  w.dive = w.dive + 8
  return move(w, 0, w.dive)
end

-- the last phase: the enemy was shot down or hit by the bomb
local function finish(w)
  burst(w.X, w.Y)
  return false
end

local KINDS = {
  { tile = gba.BALL, phases = { [INIT] = init, [MAIN] = sway, [END] = finish } },
  { tile = gba.CRAB, phases = { [INIT] = init, [MAIN] = approach, [MAIN + 1] = dive, [END] = finish } },
}

-- finds an enemy near a position and starts its last phase; returns whether there was one
function enemy.hit_at(x, y, reach)
  for w in task.each "enemy" do
    if math.abs(gba.high(w.X) - x) < reach and math.abs(gba.high(w.Y) - y) < reach then
      w.phase = END
      return true
    end
  end
  return false
end

-- Spawns enemies. The spawner is a task, too: everything with a start and an end is a task.
function enemy.control()
  while true do
    local kind = KINDS[math.random(#KINDS)]
    spawn {
      group = "enemy", phases = kind.phases, tile = kind.tile,
      X = gba.fixed(math.random(24, gba.SCR_XH - 24)), Y = gba.fixed(-8),
    }
    wait(18)
  end
end

return enemy
