-- Fields read and written by name, in tables created in different ways.
local ROUNDS = 2000

return "field read or written", function()
  local things = {
    { x = 0, y = 0, vx = 1, vy = 2 },
    { vy = 2, vx = 1, y = 0, x = 0 },
    { name = "third", x = 0, y = 0, vx = 1, vy = 2 },
  }
  for _ = 1, ROUNDS do
    for i = 1, 3 do
      local each = things[i]
      each.x = each.x + each.vx
      each.y = each.y + each.vy
    end
  end
  assert(things[3].x == ROUNDS and things[2].y == 2 * ROUNDS)
  return ROUNDS * 3 * 6
end
