-- Lists of values that are passed on, and errors on the way; long enough to be translated in between.

local ROUNDS = 4000

local function count(...) return select("#", ...) end

local function behind_first(_, ...) return ... end

local function passed(f, ...) return f(...) end

it("a list that is passed on keeps its nils and its length", function()
  for _ = 1, ROUNDS do
    if passed(count, nil, 2, nil) ~= 3 or passed(passed, count, nil) ~= 1 then error "lost" end
  end
  expect(select("#", passed(behind_first, 1, nil, nil))):equals(2)
  expect(select("#of all", nil, nil)):equals(2) -- the first letter counts
  expect({ passed(behind_first, 1, 2, 3) }):equals { 2, 3 }
end)

it("repeated tail calls pass their arguments on", function()
  local function down(n, ...)
    if n == 0 then return ... end
    return down(n - 1, ...)
  end
  for _ = 1, 20 do expect({ down(ROUNDS, 1, "b", false) }):equals { 1, "b", false } end
end)

it("a list of hundreds of values arrives whole", function()
  local all = {}
  for i = 1, 250 do all[i] = i end
  local back = { passed(behind_first, "first", table.unpack(all)) }
  expect(#back):equals(250)
  expect(back[250]):equals(250)
end)

it("error ends the innermost pcall, and its argument arrives unchanged", function()
  local function fail(what) error(what) end
  local thing = {}
  for _ = 1, ROUNDS do
    local ok, caught = pcall(fail, thing)
    if ok or caught ~= thing then error "another one" end
    local outer, inner, given = pcall(pcall, error, thing)
    if not outer or inner or given ~= thing then error "not the innermost" end
  end
end)

it("error in a loop, a metamethod and a sort is caught outside of them", function()
  local angry = setmetatable({}, { __add = function() error("no sum", 0) end })
  local function in_sort() table.sort({ 3, 2, 1 }, function() error("no order", 0) end) end
  local function in_iterator() for _ in function() error("no next", 0) end do end end
  for _ = 1, 500 do
    expect(select(2, pcall(function() return angry + 1 end))):equals "no sum"
    expect(select(2, pcall(in_sort))):equals "no order"
    expect(select(2, pcall(in_iterator))):equals "no next"
  end
end)

it("byte counts from both ends and returns nothing beyond", function()
  local text = "aZ\0\255"
  for _ = 1, ROUNDS do
    if text:byte(1) ~= 97 or text:byte(-1) ~= 255 or text:byte(3) ~= 0 or text:byte(5) then error "wrong letter" end
  end
  expect(text:byte(0)):equals(nil)
  expect(select("#", text:byte(5))):equals(0)
  expect({ text:byte(1, -1) }):equals { 97, 90, 0, 255 }
end)

it("strings are compared by their bytes", function()
  for _ = 1, ROUNDS do
    if not ("a" <= "a" and "" <= "a" and "a" <= "b" and "a\0" <= "a\1") then error "too large" end
    if "b" <= "a" or "\255" <= "a" or "aa" <= "a" then error "too small" end
  end
end)
