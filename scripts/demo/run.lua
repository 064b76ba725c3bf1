-- One play of the game. Scenes come and go around this table.
local mix = require "mix"
local ranking = require "kodama.menu.ranking"

ranking.first = {
  { name = "OWL", score = 20000 }, { name = "FOX", score = 15000 }, { name = "ELK", score = 10000 },
  { name = "BAT", score = 7000 }, { name = "ANT", score = 5000 },
}

local run = { high = ranking.best(), score = 0 }

local LIVES, ECHOES, POWER = 3, 2, 1
local MOST_ECHOES, MOST_POWER = 5, 4
local FIRST_ACORN, BEST_ACORN = 100, 2000
local EXTRA_LIFE = 100000

--- What a debug save has put aside is for the first play only.
function run.begin()
  local given = game.data.begin_with or {}
  game.data.begin_with = nil
  run.score, run.next_life = 0, EXTRA_LIFE
  run.lives, run.echoes, run.power = given.lives or LIVES, given.echoes or ECHOES, given.power or POWER
  run.acorn_points = FIRST_ACORN
  run.rank = given.rank or 0    -- nights that are over
end

function run.add(points)
  run.score = run.score + points
  run.high = math.max(run.high, run.score)
  if run.score < run.next_life then return end
  run.lives = run.lives + 1
  run.next_life = run.next_life + EXTRA_LIFE
  sound.play("life", mix.LOUD)
end

--- Every acorn is worth more than the one before, until one is missed.
function run.catch_acorn()
  local points = run.acorn_points
  run.add(points)
  run.acorn_points = math.min(BEST_ACORN, points + 50)
  return points
end

function run.miss_acorn()
  run.acorn_points = FIRST_ACORN
end

function run.catch_leaf()
  run.power = math.min(MOST_POWER, run.power + 1)
end

function run.catch_echo()
  run.echoes = math.min(MOST_ECHOES, run.echoes + 1)
end

--- A life is lost, and some of the power with it.
function run.lose_life()
  run.lives = run.lives - 1
  run.echoes = math.max(run.echoes, ECHOES)
  run.power = math.max(POWER, run.power - 1)
end

--- A speed as it is at this rank: each night is faster than the last.
function run.pace(speed)
  return speed * (1 + run.rank / 6)
end

return run
