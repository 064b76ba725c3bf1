-- In which order pairs goes through a table.

local function names(t)
  local all = {}
  for name in pairs(t) do all[#all + 1] = name end
  return table.concat(all, " ")
end

it("names come in the order in which they were set first", function()
  local t = {}
  for _, name in ipairs { "pear", "apple", "fig", "plum" } do t[name] = true end
  expect(names(t)):equals "pear apple fig plum"
end)

it("a constructor's names come in its order, also those that were nil there", function()
  local t = { x = 1, later = nil, y = 2 }
  t.z = 3
  t.later = 4
  expect(names(t)):equals "x later y z"
end)

it("a name that is set again after it was nil keeps its place", function()
  local t = { a = 1, b = 2, c = 3 }
  t.a = nil
  expect(names(t)):equals "b c"
  t.a = 4
  expect(names(t)):equals "a b c"
end)

it("items come first, then names, then other keys", function()
  local t = { name = 1, [true] = 2, 3 }
  local kinds = {}
  for key in pairs(t) do kinds[#kinds + 1] = type(key) end
  expect(table.concat(kinds, " ")):equals "number string boolean"
end)

local function items(t)
  local all = {}
  for key in pairs(t) do all[#all + 1] = key end
  return all
end

it("items come in order wherever their list starts and however it was filled", function()
  local later, down, leaps = {}, { name = "before" }, {}
  for i = 2, 200 do later[i] = i end
  for i = 200, 1, -1 do down[i] = true end
  for i = 1, 200, 2 do leaps[i] = i end
  for i = 2, 200, 2 do leaps[i] = "even" end
  down.name = nil
  for which, first in pairs { [later] = 2, [down] = 1, [leaps] = 1 } do
    local met = items(which)
    expect(#met):equals(201 - first)
    for i, key in ipairs(met) do expect(key):equals(first - 1 + i) end
  end
end)

it("items may be cleared and set while pairs goes through a list with gaps", function()
  local t = {}
  for i = 2, 300 do if i % 5 > 0 then t[i] = i / 2 end end
  local met = 0
  for i in pairs(t) do
    met = met + 1
    t[i] = i % 2 == 0 and "even" or nil
  end
  expect(met):equals(239)
  expect(#items(t)):equals(119 + 1)
end)

it("fields may be cleared and set while pairs goes through them", function()
  local t = {}
  for i = 1, 300 do t["name" .. i] = i end
  local met = 0
  for name in pairs(t) do
    met = met + 1
    t[name] = met % 2 == 0 and met or nil
  end
  expect(met):equals(300)
  local left = 0
  for _ in pairs(t) do left = left + 1 end
  expect(left):equals(150)
end)
