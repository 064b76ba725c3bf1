-- What the player has: points and ships. A module is loaded once, so all files that require it share it.
local score = { points = 0, ships = 0 }

local SHIPS = 3

function score.begin()
  score.points, score.ships = 0, SHIPS
end

function score.add(points)
  score.points = score.points + points
end

return score
