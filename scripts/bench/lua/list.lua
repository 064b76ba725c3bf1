-- Linked lists: created, reversed and merged.
local function chain(from, to)
  local first
  for i = to, from, -1 do first = { value = i, next = first } end
  return first
end

local function reversed(first)
  local before
  while first do
    before, first = { value = first.value, next = before }, first.next
  end
  return before
end

local function merged(one, other)
  if not one then return other end
  if not other then return one end
  if one.value > other.value then one, other = other, one end
  return { value = one.value, next = merged(one.next, other) }
end

local function length(first)
  local n = 0
  while first do
    n, first = n + 1, first.next
  end
  return n
end

local LINKS, ROUNDS = 50, 20

return "linked list (a link made)", function()
  for _ = 1, ROUNDS do
    local all = merged(chain(1, LINKS), reversed(reversed(chain(LINKS / 2, LINKS + LINKS / 2))))
    assert(length(all) == 2 * LINKS + 1)
  end
  return ROUNDS * (6 * LINKS)
end
