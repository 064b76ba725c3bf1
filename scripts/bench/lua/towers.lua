-- Recursion with stacks of tables: the towers of Hanoi.
local DISKS = 11

local function push(piles, at, disk)
  assert(not piles[at] or piles[at].size > disk.size)
  disk.below, piles[at] = piles[at], disk
end

local function pop(piles, at)
  local disk = piles[at]
  piles[at], disk.below = disk.below, nil
  return disk
end

local function move(piles, n, from, to)
  if n == 0 then return 0 end
  local between = 6 - from - to
  local moves = move(piles, n - 1, from, between)
  push(piles, to, pop(piles, from))
  return moves + 1 + move(piles, n - 1, between, to)
end

return "towers (a disk moved)", function()
  local piles = { false, false, false }
  for size = DISKS, 1, -1 do push(piles, 1, { size = size }) end
  local moves = move(piles, DISKS, 1, 3)
  assert(moves == 2 ^ DISKS - 1 and not piles[1])
  return moves
end
