-- The values of one run of the game: those of the shooter kit and those of the demo. They survive changes of scene.
local mix = require "mix"
local ranking = require "kodama.menu.ranking"
local run = require "kodama.shooter.run"
local score = require "kodama.shooter.score"

local MOST_ECHOES, MOST_POWER = 5, 4
local FIRST_ACORN, BEST_ACORN = 100, 2000
local EXTRA_LIFE = 100000

ranking.first = {
  { name = "OWL", score = 20000 }, { name = "FOX", score = 15000 }, { name = "ELK", score = 10000 },
  { name = "BAT", score = 7000 }, { name = "ANT", score = 5000 },
}

score.most_chain = 1
for i = 1, 50 do score.extends[i] = i * EXTRA_LIFE end

run.has {
  lives = 3, echoes = 2, power = 1, acorn_points = FIRST_ACORN,
  rank = 0,                     -- number of nights completed
}
run.high = math.max(run.high, ranking.best())

-- the values of a debug save apply to the first run only
run.begin(game.data.begin_with)
game.data.begin_with = nil

run.on("extend", function() sound.play("life", mix.LOUD) end)

--- Every acorn gives more points than the one before, until one is missed.
function run.catch_acorn()
  local points = run.acorn_points
  score.add(points)
  run.acorn_points = math.min(BEST_ACORN, points + 50)
  return points
end

function run.catch_leaf()
  run.power = math.min(MOST_POWER, run.power + 1)
end

function run.catch_echo()
  run.echoes = math.min(MOST_ECHOES, run.echoes + 1)
end

run.on("lost", function(item)
  if item == "acorn" then run.acorn_points = FIRST_ACORN end
end)

--- Takes a life and some power.
function run.lose_life(ship)
  run.lives, run.power = run.lives - 1, math.max(1, run.power - 1)
  run.echoes = math.max(run.echoes, 2)
  run.tell("miss", ship)
end

--- Returns a speed at the current rank: each night is faster than the last.
function run.pace(speed)
  return speed * (1 + run.rank / 6)
end

return run
