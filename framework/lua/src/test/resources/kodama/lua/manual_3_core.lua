-- varargs, multiple results, closures, goto, tables, numeric loops
local function f(...) return ... end
print(f(1, 2, 3), (f(1, 2, 3)), f())
print(#{f(1, 2, 3)}, #{f(1, 2, 3), f(1, 2, 3)}, #{f(), nil, 3})
print(select("#", f(nil, nil)), select("#", f()), (select("#", (f()))))
print(pcall(f, 1, nil, nil))
local function g(a, b, ...) local c, d = ... return a, b, c, d, select("#", ...) end
print(g()) print(g(1)) print(g(1, 2, 3)) print(g(1, 2, 3, 4, 5))
print((function(...) local t = {...} return #t, ... end)(1, 2, 3))
print(table.unpack({1, 2, 3}, 2)) print(table.unpack({}, 1, 3))
local t = {f(1, 2), f(3, 4), x = 1, [10] = 5; 6} print(#t, t[1], t[2], t[3], t[4], t.x, t[10])
for i = 1, 3 do local x = i * 2 end
for i = 3, 1 do print("never") end for i = 1, 0.5 do print("never") end
for i = 1, 2, 0.5 do print(i) end for i = 3, 1, -1 do print(i) end
for i = 0.1, 0.35, 0.1 do print(i) end
for i = -3, -1 do print(i) end for i = math.huge, 1 do print("no") end
for i = 1, math.huge do if i > 3 then break end print(i) end
do local n = 0 for i = 1, 0, 0 do n = n + 1 if n > 3 then break end end print("step0", n) end
do local n = 0 for i = 0, 1, 0 do n = n + 1 if n > 3 then break end end print("step0b", n) end
for i = 1, 3 do for j = 1, 3 do if j == 2 then goto continue end print(i, j) ::continue:: end end
do local k = 0 ::top:: k = k + 1 if k < 3 then goto top end print(k) end
do local fs = {} local i = 1 ::again:: local x = i fs[i] = function() x = x + 1 return x end i = i + 1 if i <= 3 then goto again end
  print(fs[1](), fs[1](), fs[2](), fs[3]()) end
local fs = {} for i = 1, 3 do fs[i] = function() i = i + 10 return i end end print(fs[1](), fs[1](), fs[2](), fs[3]())
local k = 0 while true do k = k + 1 local j = k fs[k] = function() return j end if k == 3 then break end end print(fs[1](), fs[2](), fs[3]())
repeat local z = k; k = k + 1 fs[1] = function() return z end until z >= 5 print(fs[1]())
local function counter() local n = 0 return function() n = n + 1 return n end, function() return n end end
local inc, get = counter() inc() inc() print(get())
do local a = {} for i = 1, 5 do a[i] = function(x) return x + i end end print(a[1] == a[2]) for i = 1, 2 do a[i] = function(x) return x end end print(a[1] == a[2]) end
print(1 == 1.0, "1" == 1, 0 == -0, nil == false, 0/0 == 0/0, "a" < "b", "a" < "B", "" < "a", "a\0b" < "a\0c", "Z" < "a")
print(10 / 2, 7 % 3, -7 % 3, 7 % -3, -7 % -3, 5.5 % 2, 2 ^ 10, 2 ^ 0.5, 7 % math.huge, -7 % math.huge, 1 / 0, -1 / 0, 0 / 0 ~= 0 / 0)
print(1 % 0, "10" + 5, "0x10" + 0, "3" * "4", 10 .. 20, -"2", "1e1" / 1, 2 ^ -1, -2 ^ 2, not nil == true)
print(1e15, 1e16, 123456789012, 0.1, 1/3, 100, 1e100, -1e-7, 2^53, 2^63, 1e14, 123456.789e3)
print(1 and 2, nil and 1, false or "x", nil or false, 1 or error("no"), not 0, not not nil)
print(#"abc", #"", #"\0\0", "a\65\066\x41\z
       b", '\'', "tab\tnl\\", [[long
string]], [==[with ]] inside]==])
print(("x"):rep(3), ("%d"):format(5), #("x"):rep(10), ("abc"):upper():lower())
local mt = {__index = function(t, k) return k .. "!" end, __newindex = function(t, k, v) rawset(t, k, v * 2) end, __call = function(self, ...) return "called", ... end,
  __len = function() return 42 end, __unm = function() return "neg" end, __concat = function(a, b) return "cat" end, __eq = function() return true end,
  __lt = function() return true end, __le = function() return false end, __add = function(a, b) return "add" end, __tostring = function() return "OBJ" end}
local o = setmetatable({}, mt) local p = setmetatable({}, mt)
print(o.foo, o[1], o(1, 2), #o, -o, o .. "x", 1 .. o, o == p, o ~= p, o < p, o <= p, o > p, o >= p, o + 1, 1 + o, tostring(o))
o.z = 21 print(rawget(o, "z"), rawequal(o, p), rawlen(o), rawlen("abc"))
local a = setmetatable({}, {__index = setmetatable({x = 1}, {__index = {y = 2}})}) print(a.x, a.y, a.z)
local lt_only = {__lt = function(a, b) return a.v < b.v end} local q, r = setmetatable({v = 1}, lt_only), setmetatable({v = 2}, lt_only) print(q <= r, r <= q, q < r, q > r)
print(pcall(function() return setmetatable({}, {__eq = function() return 1 end}) == setmetatable({}, {}) end))
local log = {} local prox = setmetatable({}, {__index = function(_, k) log[#log + 1] = k return nil end}) local _ = prox.a, prox.b, prox[1] print(table.concat(log, ","))
for i, v in ipairs(setmetatable({}, {__ipairs = function() return function(_, i) i = i + 1 if i < 3 then return i, i end end, nil, 0 end})) do print("ip", i, v) end
local w = {} for i = 1, 300 do w[i] = i end print(#w, w[300]) for i = 300, 1, -1 do w[i] = nil end print(#w, next(w))
local keys = {} for k in pairs({a = 1, b = 2, c = 3, 10, 20}) do keys[#keys + 1] = tostring(k) end table.sort(keys) print(table.concat(keys, " "))
local del = {} for i = 1, 100 do del["k" .. i] = i end local n = 0 for k in pairs(del) do del[k] = nil n = n + 1 end print(n, next(del))
local hole = {1, 2, nil, 4} print(#hole) local big = {} big[2 ^ 40] = 1 big[1.5] = 2 big[-1] = 3 print(big[2 ^ 40], big[1.5], big[-1], #big)
local env = {print = print} local function withenv() local _ENV = env x = 5 print(x) end withenv() print(env.x, x)
local function tail(n, acc) if n == 0 then return acc end return tail(n - 1, acc + n) end print(tail(100000, 0))
local rev = {} for i = 10, 1, -1 do rev[i] = i end print(#rev, rev[10])
local qh, qt, queue = 1, 0, {} for i = 1, 10000 do qt = qt + 1 queue[qt] = i if i % 3 ~= 0 then queue[qh] = nil qh = qh + 1 end end print(qt - qh, queue[qh], queue[qt])
do local s = "" for i = 1, 10 do s = s .. i .. "," end print(s) end
print(type(print), type(nil), type({}), type("x"), type(2), type(true), type(coroutine.create(print)))
local b2 = {} for i = 1, 1000 do b2[i] = "'s" .. i .. "'" end print(#load("return {" .. table.concat(b2, ",") .. "}")())
local b3 = {} for i = 1, 70000 do b3[i] = tostring(i + 0.5) end local big3 = load("return {" .. table.concat(b3, ",") .. "}")() print(#big3, big3[70000], big3[300])
print(collectgarbage("count") > 0, collectgarbage(), collectgarbage("isrunning"))
print(string.format("%5.2f|%d|%s|%q|%x", 3.14159, 42, "s", 'q"\n', 255))
print(next({}), next({5}), rawequal("a", "a"), #arg)
print(tostring(print):match("^function") , tostring({}):match("^table: 0x%x+$") ~= nil)
print(math.floor(-3.5), math.max(1, 5, 3), math.huge, -math.huge, math.pi)

-- a loop over next with more variables than results
for i = 1, 2 do
  for k, v, x, y in next, {1, 2, 3} do
    print(k, v, x, y)
    x, y = 7, 8
  end
end
-- without __le, the right operand's __lt is used
do
  local function order(name) return { __lt = function() print("asked " .. name) return true end } end
  print(setmetatable({}, order "left") <= setmetatable({}, order "right"))
  print(setmetatable({}, order "left") < setmetatable({}, order "right"))
  print(pcall(error, 5))
end
