-- Prints what could differ from run to run: orders, addresses, random numbers, rounding, errors, tracebacks.
local function section(name) print("-- " .. name) end
local function f(n) return function() return n end end
local function shown(v) return type(v) == "number" and ("%.17g"):format(v) or tostring(v) end

section "objects as keys"
local keys = { print, pcall, string.rep, table.sort, math.sin, coroutine.wrap(print), ("x"):gmatch "x", utf8 and utf8.char, true, false, 0.5, -1, 2 ^ 53, 1 / 3 }
for i = 1, 40 do
  keys[#keys + 1] = {}
  keys[#keys + 1] = f(i)
  keys[#keys + 1] = coroutine.create(f(i))
  keys[#keys + 1] = coroutine.wrap(f(i))
  keys[#keys + 1] = ("a b"):gmatch "%a"
  keys[#keys + 1] = i * 1e10 / 7
  keys[#keys + 1] = -i
  keys[#keys + 1] = ("long key "):rep(i) .. i
  keys[#keys + 1] = "k" .. i
end
local t = {}
for i, key in ipairs(keys) do t[key] = i end
for k, v in pairs(t) do print(shown(k), v) end
for i = 1, #keys, 3 do t[keys[i]] = nil end
for i = 1, 20 do t[{}] = i end
for k, v in next, t do print(shown(k), v) end

section "libraries"
for _, name in ipairs { "_G", "string", "table", "math", "coroutine", "os", "bit32", "package", "utf8", "debug" } do
  for k, v in pairs(_G[name]) do print(name, k, type(v) == "number" and shown(v) or tostring(v)) end
end

section "names of objects"
print({}, f(1), coroutine.create(print), coroutine.wrap(print), print, ("x"):gmatch "x", setmetatable({}, { __len = print }))
print(coroutine.running())

section "chance"
for i = 1, 10 do print(shown(math.random()), math.random(6), math.random(-5, 5)) end
math.randomseed(42)
print(shown(math.random()), math.random(1e9))

section "numbers"
for _, x in ipairs { 0.1, 1 / 3, 1e15, 1e16, 123456.789, 1e-5, 5e-324, 1.7976931348623157e308, 2 ^ 63, -0.0, 0 / 0, 1 / 0, -1 / 0, 0.1 + 0.2 } do
  print(x, shown(x), ("%a %e %g %.3f"):format(x, x, x, x), math.floor(x), x % 3, x ^ 0.5)
end
for i = -3, 3 do
  local x = i * 0.7
  for _, name in ipairs { "sin", "cos", "tan", "exp", "atan", "sinh", "cosh", "tanh" } do print(name, shown(math[name](x))) end
  print(shown(math.atan2(x, i)), shown(2 ^ x), shown(math.log(i + 4)), shown(math.log(i + 4, 3)), shown(math.fmod(x, 0.3)))
end
print(tonumber "0x1.8p3", tonumber "1e400", tonumber "0x", 7 % -3, -7 % 3, 7.5 % math.huge)

section "sorting"
local list = {}
for i = 1, 200 do list[i] = { key = i * 7919 % 13, at = i } end
table.sort(list, function(a, b) return a.key < b.key end)
for i = 1, 200, 9 do io_line = (io_line or "") .. " " .. list[i].at end
print(io_line)
print(pcall(table.sort, list, function(a, b) return true end))
print(pcall(table.sort, { 3, "x", {}, 1 }))

section "errors"
print(pcall(function() local a = {} return a.b.c end))
print(pcall(function() return nowhere.x end))
print(pcall(function() return 1 + {} end))
print(pcall(function() return {} < {} end))
print(pcall(function() return #5 end))
print(pcall(string.rep))
print(pcall(error, {}))
print(pcall(error, setmetatable({}, { __tostring = function() return "object" end })))
print(select(2, load("x = = 1", "=chunk")))
local function deep(n) if n == 0 then error "deep" end local _ = deep(n - 1) end
print(xpcall(deep, debug.traceback, 5))
print(xpcall(deep, debug.traceback, 50))
local co = coroutine.create(function() local function g() coroutine.yield() end g() end)
coroutine.resume(co)
print(debug.traceback(co), coroutine.status(co))
local function endless() return 1 + endless() end
print(pcall(endless))

section "memory and time"
collectgarbage()
print(type(collectgarbage "count"), collectgarbage "count", os.time(), os.clock(), os.date "%c")
local weak = setmetatable({}, { __mode = "k" })
for i = 1, 20 do weak[{}] = i end
collectgarbage()
print(next(weak))
