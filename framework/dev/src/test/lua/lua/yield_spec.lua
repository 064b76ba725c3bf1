-- Functions that Lua's own libraries call may yield.

-- Returns the yielded values of a function and its results.
local function yielded(body)
  local seen, routine = {}, coroutine.create(body)
  repeat
    local done, value = coroutine.resume(routine)
    assert(done, value)
    seen[#seen + 1] = value
  until coroutine.status(routine) == "dead"
  return seen
end

it("the order of a sort may yield", function()
  expect(yielded(function()
    local list = { 3, 1, 2 }
    table.sort(list, function(a, b)
      coroutine.yield(a .. "<" .. b)
      return a < b
    end)
    return table.concat(list, ",")
  end)):equals { "2<3", "1<2", "1,2,3" }
end)

it("the metamethod of a sort may yield", function()
  local order = { __lt = function(a, b)
    coroutine.yield "?"
    return a.v < b.v
  end }
  local function box(v) return setmetatable({ v = v }, order) end
  expect(yielded(function()
    local list = { box(2), box(1) }
    table.sort(list)
    return list[1].v
  end)):equals { "?", 1 }
end)

it("the function of a substitution may yield", function()
  expect(yielded(function()
    return (("abc"):gsub("%w", function(c) return coroutine.yield(c) or c:upper() end))
  end)):equals { "a", "b", "c", "ABC" }
end)
