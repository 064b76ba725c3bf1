-- Points for enemies, grazes, items and captured phases; extra ships at certain scores; and the best score, stored by
-- `save`, without points from practice.
--
--   local score = require "kodama.shooter.score"
--
--   score.add(500)
--   score.extends = { 100000, 300000 }     -- an extra ship at each
--
-- Enemies destroyed within `chain_ticks` of each other form a chain: the second counts twice, the third three times, up
-- to `most_chain`; 1 turns chains off. Recordings have the field `score`. run: score, chain, grazes, high
local kept = require "kodama.shooter.kept"
local run = require "kodama.shooter.run"

local score = { extends = { 100000, 300000, 600000, 1000000 }, per_graze = 20, chain_ticks = 60, most_chain = 16,
  name = "shooter/high" }

local last_kill = 0

run.has { score = 0, chain = 0, grazes = 0, extended = 0 }
run.high = kept.number(score.name)

---@param points number
function score.add(points)
  run.score = run.score + points
  replay.set("score", run.score)
  if not run.is_practice then run.high = math.max(run.high, run.score) end
  local next = score.extends[run.extended + 1]
  if not next or run.score < next then return end
  run.extended = run.extended + 1
  run.lives = (run.lives or 0) + 1
  run.tell "extend"
end

--- Saves the best score; called automatically when the run is over.
function score.keep()
  if run.high > kept.number(score.name) then save.write(score.name, run.high) end
end

run.on("killed", function(enemy)
  local is_chained = run.chain > 0 and time.tick - last_kill <= score.chain_ticks
  run.chain = is_chained and math.min(score.most_chain, run.chain + 1) or 1
  last_kill = time.tick
  score.add((enemy.points or 0) * run.chain)
end)

run.on("graze", function(_, _, _, n)
  run.grazes = run.grazes + n
  score.add(score.per_graze * n)
end)

run.on("item", function(_, worth) score.add(worth) end)
run.on("captured", function(_, bonus) score.add(bonus) end)
run.on("miss", function() run.chain = 0 end)
run.on("continue", function() run.score, run.extended = 0, 0 end)
run.on("over", score.keep)

return score
