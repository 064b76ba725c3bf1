-- The score and the chain that multiplies it. Each pop before the time runs out makes the chain longer.
local chain = { score = 0, length = 0, left = 0 }

chain.TICKS, chain.MOST = 50, 99

--- Adds a pop; returns its points.
function chain.add(points)
  chain.length = math.min(chain.MOST, chain.left > 0 and chain.length + 1 or 1)
  chain.left = chain.TICKS
  local worth = points * chain.length
  chain.score = chain.score + worth
  replay.set("score", chain.score) -- for lists of replays
  return worth
end

--- The task that counts the time down.
function chain.run()
  chain.score, chain.length, chain.left = 0, 0, 0
  while true do
    chain.left = math.max(0, chain.left - 1)
    if chain.left == 0 then chain.length = 0 end
    wait(1)
  end
end

return chain
