-- debug: manual 6.10, with the full standard library
local plain = print -- addresses and temporary names differ between runs
local temporary = os.tmpname and os.tmpname() or "?"
local function print(...)
  local t = table.pack(...)
  for i = 1, t.n do t[i] = tostring(t[i]):gsub("0x%x%x%x%x%x+", "ADDRESS"):gsub(temporary:gsub("%p", "%%%0"), "TEMPORARY"):gsub("'_G%.", "'") end
  plain(table.concat(t, "\t", 1, t.n))
end
local words = {}
local function emit(...) for _, word in ipairs{...} do words[#words + 1] = tostring(word) end end
local function flush() print(table.concat(words)) words = {} end
-- debug library, getinfo
local function e(f, ...) print(pcall(f, ...)) end
e(debug.getinfo) e(debug.getinfo, 1, "X") e(debug.getinfo, print, "X") e(debug.getinfo, "x") e(debug.getinfo, {}) e(debug.getinfo, 1, {}) e(debug.getinfo, -1) e(debug.getinfo, 1000) e(debug.getinfo, 1e10) e(debug.getinfo, "1") e(debug.getinfo, coroutine.running()) e(debug.getinfo, coroutine.running(), 1, "X") e(debug.getinfo, nil)
e(debug.getinfo, print, ">S") e(debug.getinfo, 1.5, "l") e(debug.getinfo, 1, "")
local function show(t, skip)
  if not t then print(t) return end
  local keys = {}
  for k in pairs(t) do keys[#keys + 1] = k end
  table.sort(keys)
  for i, k in ipairs(keys) do
    local v = t[k]
    if type(v) == "function" then v = "fn" end
    if type(v) == "table" then local l = {} for n in pairs(v) do l[#l + 1] = n end table.sort(l) v = "{" .. table.concat(l, " ") .. "}" end
    keys[i] = k .. "=" .. tostring(v)
  end
  print(table.concat(keys, " "))
end
for _, o in ipairs{"n", "S", "l", "t", "u", "f", "L", "r", ""} do print(o, pcall(function() show(debug.getinfo(1, o)) end)) end
local function f(a, b, ...) local i = debug.getinfo(1, "nSltuf") show(i) return i end
f() local t = {f = f, m = f} t.f() t:m() show(f()) print(pcall(f)) print(select(1, f()))
local g = function() return f() end g()
function globalf() return (f()) end globalf() _G.globalf() t.globalf = globalf t.globalf()
t[1] = f t[1]() ; (f)() ; ("x").rep("x", 1)
setmetatable(t, {__index = function(t, k) show(debug.getinfo(1, "nl")) return k end, __add = function(a, b) show(debug.getinfo(1, "n")) end, __call = function(...) show(debug.getinfo(1, "n")) end, __newindex = function() show(debug.getinfo(1, "n")) end, __eq = function() show(debug.getinfo(1, "n")) return true end,
 __lt = function() show(debug.getinfo(1, "n")) return true end, __le = function() show(debug.getinfo(1, "n")) return true end, __len = function() show(debug.getinfo(1, "n")) return 1 end, __concat = function() show(debug.getinfo(1, "n")) return "" end, __unm = function() show(debug.getinfo(1, "n")) end, __tostring = function() show(debug.getinfo(1, "n")) return "x" end,
 __mod = function() show(debug.getinfo(1, "n")) end, __div = function() show(debug.getinfo(1, "n")) end, __pow = function() show(debug.getinfo(1, "n")) end, __mul = function() show(debug.getinfo(1, "n")) end, __sub = function() show(debug.getinfo(1, "n")) end, __pairs = function() show(debug.getinfo(1, "n")) return next, {} end})
local _ = t.zzz, t + 1, t(1), t == setmetatable({}, getmetatable(t)), t < t, t <= t, t > t, #t, t .. "", -t, tostring(t), t % 1, t / 1, t ^ 1, t * 1, t - 1
t.zz = 1 for _ in pairs(t) do end for _ in function() show(debug.getinfo(1, "n")) end do end
do local u = f local function h() u() end h() end
-- coroutines
local co = coroutine.create(function(a, ...) local x = 10 coroutine.yield(x) error("oops") end)
show(debug.getinfo(co, 0)) show(debug.getinfo(co, 1))
coroutine.resume(co, 5, 6, 7)
show(debug.getinfo(co, 0)) show(debug.getinfo(co, 1, "nSltufL")) show(debug.getinfo(co, 2)) show(debug.getinfo(co, 1, "l"))
print(debug.getlocal(co, 1, 1)) print(debug.getlocal(co, 1, 2)) print(debug.getlocal(co, 1, -1)) print(debug.getlocal(co, 1, -2)) print(debug.getlocal(co, 1, -3)) print(debug.getlocal(co, 1, 3))
print(debug.setlocal(co, 1, 2, "new")) print(debug.getlocal(co, 1, 2)) print(debug.setlocal(co, 1, -1, "extra")) print(debug.getlocal(co, 1, -1)) print(debug.setlocal(co, 1, 9, 1))
print(pcall(debug.getlocal, co, 5, 1)) print(pcall(debug.setlocal, co, 5, 1, 1))
print(debug.traceback(co)) print(debug.traceback(co, "msg")) print(debug.traceback(co, nil, 1)) print(debug.traceback(co, "m", 2)) print(debug.traceback(co, {}) ~= nil, debug.traceback(co, 12))
print(coroutine.resume(co)) show(debug.getinfo(co, 0)) show(debug.getinfo(co, 1)) show(debug.getinfo(co, 2)) print(debug.traceback(co)) print(debug.traceback(co, "dead")) print(debug.getlocal(co, 1, 1))
local done = coroutine.create(function() end) coroutine.resume(done) show(debug.getinfo(done, 0)) print(debug.traceback(done))
local fresh = coroutine.create(function() end) print(debug.traceback(fresh), debug.getinfo(fresh, 0), debug.getinfo(fresh, 1)) print(pcall(debug.getlocal, fresh, 0, 1))
-- traceback forms
print(debug.traceback()) print(debug.traceback("m")) print(debug.traceback("m", 0)) print(debug.traceback("m", 1)) print(debug.traceback("m", 2)) print(debug.traceback("m", 50)) print(debug.traceback(nil, 1)) print(debug.traceback(12, 1)) print(debug.traceback(true), debug.traceback(print) == print) print(debug.traceback("m", "1")) print(pcall(debug.traceback, "m", {})) print(pcall(debug.traceback, "m", -1))
-- getlocal
e(debug.getlocal) e(debug.getlocal, 1) e(debug.getlocal, 100, 1) e(debug.getlocal, {}, 1) e(debug.getlocal, print, 1) e(debug.getlocal, "x", 1) e(debug.getlocal, 1, "x") e(debug.getlocal, -1, 1)
local function params(a, b, c, ...) local d end
for i = 0, 5 do print(i, debug.getlocal(params, i)) end print(debug.getlocal(params, -1)) print(debug.getlocal(math.sin, 1))
local function many(...) local x, y = 1, 2 local r = {} for i = -4, 8 do local n, v = debug.getlocal(1, i) r[#r + 1] = i .. ":" .. tostring(n) .. "=" .. (type(v) == "table" and "T" or tostring(v)) end return table.concat(r, " ") end
print(many("p", "q")) print(many())
do local a, b = 1, 2 do local c = 3 end local d = 4 for i = 1, 12 do local n, v = debug.getlocal(1, i) emit(tostring(n), " ") end flush() end
do local x = 1 print(debug.setlocal(1, 200, 1)) local i = 1 while debug.getlocal(1, i) ~= "x" do i = i + 1 end print(debug.setlocal(1, i, 77), x) end
e(debug.setlocal, 1, 1) e(debug.setlocal) e(debug.setlocal, 100, 1, 1) e(debug.setlocal, print, 1, 1)
for i = 1, 2 do local n = 1 while true do local name, v = debug.getlocal(1, n) if not name then break end emit(name, " ") n = n + 1 end flush() end
-- upvalues
local u1, u2 = 1, {} local function uf() return u1, u2, print end
for i = -1, 5 do print(i, pcall(debug.getupvalue, uf, i)) end
print(debug.setupvalue(uf, 1, 42), u1, debug.setupvalue(uf, 9, 1)) e(debug.setupvalue, uf, 1) e(debug.getupvalue, 1, 1) e(debug.getupvalue, uf) e(debug.getupvalue, math.sin, 1) e(debug.setupvalue, math.sin, 1, 1) e(debug.getupvalue, string.gmatch("x", "x"), 1)
local function uf2() return u1 end local function uf3() local z = 1 return function() return z end end
print(debug.upvalueid(uf, 1) == debug.upvalueid(uf2, 1), debug.upvalueid(uf, 1) == debug.upvalueid(uf, 2), type(debug.upvalueid(uf, 1)), debug.upvalueid(uf3(), 1) == debug.upvalueid(uf3(), 1))
e(debug.upvalueid, uf, 0) e(debug.upvalueid, uf, 9) e(debug.upvalueid, math.sin, 1) e(debug.upvalueid, 1, 1) e(debug.upvalueid, uf)
local a1, a2 = uf3(), uf3() e(debug.upvaluejoin, a1, 1, uf, 1) print(a1()) u1 = "joined" print(a1()) e(debug.upvaluejoin, a1, 2, uf, 1) e(debug.upvaluejoin, a1, 1, uf, 7) e(debug.upvaluejoin, a1, 1, math.sin, 1) e(debug.upvaluejoin, math.sin, 1, a1, 1) e(debug.upvaluejoin, {}, 1, a1, 1) e(debug.upvaluejoin, a1, 1) e(debug.upvaluejoin, a1)
-- metatables, uservalues, registry
print(debug.getmetatable("").__index == string, debug.getmetatable(1), debug.getmetatable(nil)) e(debug.getmetatable)
print(debug.setmetatable(10, {__index = function(a, b) return a + b end, __len = function(a) return -a end, __call = function(n, x) return n, x end, __concat = function() return "C" end})) print((10)[3], #5, (7)(8)) print(debug.setmetatable(10, nil)) print(pcall(function() return (10)[1] end))
print(debug.setmetatable(nil, {__index = function() return "nilidx" end}), (nil).x, debug.setmetatable(nil, nil)) e(debug.setmetatable, nil) e(debug.setmetatable, {}, 1) e(debug.setmetatable) e(debug.setmetatable, {}) print(debug.setmetatable(true, {__tostring = function(b) return "B" end})) print(tostring(false), debug.setmetatable(true, nil))
debug.setmetatable(math.sin, {__index = {x = 1}}) print(math.sin.x) debug.setmetatable(math.sin, nil)
local prot = setmetatable({}, {__metatable = "P"}) print(getmetatable(prot), type(debug.getmetatable(prot)), debug.setmetatable(prot, {}) == prot, getmetatable(prot) ~= "P")
print(debug.getuservalue(1), debug.getuservalue(io.stdout), debug.getuservalue({})) e(debug.getuservalue) e(debug.setuservalue, 1, {}) e(debug.setuservalue, io.stdout, 1) e(debug.setuservalue, io.stdout, {}) print(type(debug.getuservalue(io.stdout))) e(debug.setuservalue, io.stdout, nil) print(debug.getuservalue(io.stdout)) e(debug.setuservalue)  e(debug.setuservalue, io.stdout)
os.remove(temporary)
