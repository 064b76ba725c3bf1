-- Sorting tables by one of their fields, with a Lua function.
local THINGS = 500

return "sort (a thing)", function()
  local things, seed = {}, 42
  for i = 1, THINGS do
    seed = seed * 1103 % 65521
    things[i] = { height = seed }
  end
  table.sort(things, function(a, b) return a.height < b.height end)
  for i = 2, THINGS do assert(things[i - 1].height <= things[i].height) end
  return THINGS
end
