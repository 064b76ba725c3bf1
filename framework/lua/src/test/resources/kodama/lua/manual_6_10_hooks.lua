-- hooks: manual 6.10
local function rec(mask, count, f, ...)
  local out = {}
  local function hook(e, l)
    local i2 = debug.getinfo(2, "nSlt")
    local i1 = debug.getinfo(1, "nSl")
    out[#out + 1] = table.concat({e, tostring(l), tostring(i2 and i2.name), i2 and i2.namewhat or "-", i2 and i2.what or "-", tostring(i2 and i2.currentline), tostring(i2 and i2.istailcall), tostring(i1.name), i1.namewhat}, ",")
  end
  debug.sethook(hook, mask, count)
  local r = table.pack(pcall(f, ...))
  debug.sethook()
  for i, v in ipairs(out) do print(i, v) end
  print("results", table.unpack(r, 1, r.n))
end
local function a(x)
  local y = x + 1
  return y * 2
end
local function b(x)
  local s = 0
  for i = 1, x do
    s = s + a(i)
  end
  return s
end
print("-- lines") rec("l", 0, b, 2)
print("-- calls") rec("c", 0, b, 2)
print("-- returns") rec("r", 0, b, 2)
print("-- all") rec("crl", 0, b, 2)
print("-- count1") rec("", 1, b, 1)
print("-- count3") rec("", 3, b, 3)
print("-- c functions") rec("cr", 0, function() local x = math.sin(1) string.rep("x", 3) return select('#', 1, 2) end)
print("-- pcall") rec("crl", 0, function()
  pcall(a, 1)
  pcall(error, "x")
  pcall(function()
     error("y")
  end)
  pcall(math.sin, 1)
end)
print("-- tail") rec("crl", 0, function()
  local function t(n)
     if n == 0 then
       return 1
     end
     return t(n - 1)
  end
  return t(2)
end)
print("-- iterators") rec("crl", 0, function()
  for k, v in pairs({10, 20}) do
    local z = k
  end
  for k, v in ipairs({10, 20}) do
    local z = k
  end
  local function it(s, c) if c < 2 then return c + 1 end end
  for k in it, nil, 0 do
    local q = k
  end
end)
print("-- metamethods") rec("crl", 0, function()
  local t = setmetatable({}, {__index = function(t, k) return k end, __add = function() return 1 end, __lt = function() return true end})
  local x = t.x
  x = t + 1
  if t < t then
     x = 2
  end
  x = t > t
end)
print("-- while") rec("l", 0, function()
  local i = 0
  while i < 3 do i = i + 1 end
  while i < 6 do
    i = i + 1
  end
  repeat
    i = i - 1
    local u = i
  until u < 3
  if i > 100 then
    print"x"
  elseif i == 2 then
    i = 5
  else
    i = 7
  end
  goto e
  i = 3
  ::e::
  local t = {
    1,
    2,
    i,
  }
  local s = tostring(
     i
  )
  local f = function()
    return i
  end
  f()
  return s,
    f(),
    i
end)
print("-- sort, gsub") rec("cr", 0, function()
  table.sort({3, 1, 2}, function(x, y) return x < y end)
  string.gsub("abc", "%w", function(c) return c:upper() end)
  local x = tostring(setmetatable({}, {__tostring = function() return "x" end}))
  return load("return 1")()
end)
print("-- coroutine in main hook") rec("crl", 0, function()
  local co = coroutine.wrap(function(x)
    local y = coroutine.yield(x)
    return y
  end)
  co(1)
  co(2)
end)
print("-- open args") rec("crl", 1, function()
  local function m(...)
    return ...
  end
  local n = select("#",
     m(1, 2, 3,
       m(4, 5)))
  return n
end)
