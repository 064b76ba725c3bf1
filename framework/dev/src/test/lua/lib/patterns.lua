-- Functions, values and a class, whose names are misspelled elsewhere.
local Enemy = {}
Enemy.__index = Enemy
function Enemy:explode() return self end

return {
  straight = function() end,
  spiral = function() end,
  slow = 1,
  fast = { first = { 2 } },
  Enemy = Enemy,
}
