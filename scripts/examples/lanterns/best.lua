-- The high score, saved between sessions.
local best = {}

function best.score()
  return save.read("best", 0)
end

-- saves the score if it is the best so far; returns whether it is
function best.enter(score)
  if score <= best.score() then return false end
  save.write("best", score)
  return true
end

return best
