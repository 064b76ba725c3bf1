-- Enemies of two kinds. A kind is a table of functions by phase; all tasks of a kind share it.
local gba = require "gba"
local burst = require "tasks.spark"

local DIVE = 40               -- pixels from the top at which a crab dives

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

-- a ball sinks, swaying to both sides
local function sway(w)
  w.angle = (w.angle + 3) % 256
  return move(w, gba.vx(w.angle, 320), 160)
end

-- a crab flies in slowly; a game's own phases are numbered from MAIN
local function approach(w)
  if gba.high(w.Y) >= DIVE then w.phase = MAIN + 1 end
  return move(w, 0, 128)
end

-- then it dives, faster and faster
local function dive(w)
  w.dive = w.dive + 8
  return move(w, 0, w.dive)
end

-- shot down, or hit by the bomb: the last phase
local function finish(w)
  burst(w.X, w.Y)
  return false
end

local KINDS = {
  { tile = gba.BALL, phases = { [INIT] = init, [MAIN] = sway, [END] = finish } },
  { tile = gba.CRAB, phases = { [INIT] = init, [MAIN] = approach, [MAIN + 1] = dive, [END] = finish } },
}

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

-- the controller of enemies is a task, too: everything with a start and an end is one
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
