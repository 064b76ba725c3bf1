-- The current difficulty, from 0 to 1: it rises with time and with destroyed enemies, and falls with lost ships and
-- bombs.
--
--   local rank = require "kodama.shooter.rank"
--
--   spawn(rank.rise)                                  -- once per stage
--   shot.ring { from = self, n = rank.whole(12, 24), speed = rank.between(1.2, 2.2) }
--
-- rank.steps sets the amounts; run: rank
local run = require "kodama.shooter.run"

local rank = { steps = { second = 0.002, killed = 0.001, captured = 0.03, miss = -0.15, bomb = -0.05 } }

run.has { rank = 0 }

---@param step number
function rank.change(step)
  run.rank = math.max(0, math.min(1, run.rank + step))
end

--- Returns a number between that of rank 0 and that of rank 1.
---@param easy number
---@param hard number
---@return number
function rank.between(easy, hard)
  return easy + (hard - easy) * run.rank
end

---@param easy integer
---@param hard integer
---@return integer
function rank.whole(easy, hard)
  return math.floor(rank.between(easy, hard) + 0.5)
end

---@async
function rank.rise()
  while true do
    wait_seconds(1)
    rank.change(rank.steps.second)
  end
end

for _, event in ipairs { "killed", "captured", "miss", "bomb" } do
  run.on(event, function() rank.change(rank.steps[event]) end)
end

return rank
