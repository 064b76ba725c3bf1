-- Building strings: concatenated, converted from numbers, collected in a list, formatted.
local PARTS = 1000

return "text built (a part)", function()
  local parts = {}
  for i = 1, PARTS do parts[#parts + 1] = "n" .. i .. ":" .. i % 7 end
  local line = table.concat(parts, ",")
  assert(#line == 6892)
  for i = 1, PARTS do parts[i] = ("%03d %s"):format(i % 1000, "name") end
  assert(parts[7] == "007 name")
  return 2 * PARTS
end
