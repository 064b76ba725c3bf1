-- coroutine: manual 2.6, 6.2
local plain = print -- addresses and temporary names differ between runs
local temporary = os.tmpname and os.tmpname() or "?"
local function print(...)
  local t = table.pack(...)
  for i = 1, t.n do t[i] = tostring(t[i]):gsub("0x%x%x%x%x%x+", "ADDRESS"):gsub(temporary:gsub("%p", "%%%0"), "TEMPORARY"):gsub("'_G%.", "'") end
  plain(table.concat(t, "\t", 1, t.n))
end
local function e(f, ...) print(pcall(f, ...)) end
-- coroutine basics
local main, ismain = coroutine.running() print(type(main), ismain) e(coroutine.resume, main) e(coroutine.yield) e(coroutine.resume, coroutine.create(function() print(coroutine.running() ~= main, select(2, coroutine.running())) end))
local f = coroutine.create(function(...) local a = {...} local x = table.pack(coroutine.yield(table.unpack(a))) return x.n, table.unpack(x, 1, x.n) end)
print(coroutine.resume(f, 1, nil, 3)) print(coroutine.status(f)) print(coroutine.resume(f, nil, nil)) print(coroutine.status(f)) print(coroutine.resume(f))
local function gen(n) return coroutine.wrap(function() for i = 2, n do coroutine.yield(i) end end) end local function filter(p, g) return coroutine.wrap(function() while true do local n = g() if n == nil then return end if n % p ~= 0 then coroutine.yield(n) end end end) end
local x, t = gen(100), {} while true do local n = x() if n == nil then break end t[#t + 1] = n x = filter(n, x) end print(#t, t[#t])
-- yields across pcall, xpcall, metamethods, iterators, sort, gsub
local function foo(a) setmetatable({}, {__index = function() coroutine.yield("idx") end}) coroutine.yield(a) end
local co = coroutine.wrap(function() print(pcall(function() coroutine.yield("in pcall") error("after") end)) print(xpcall(function() coroutine.yield("in xpcall") error("x") end, function(m) return "H" .. m end)) return "end" end) print(co()) print(co()) print(co())
local mt = {} for _, ev in ipairs{"__add", "__sub", "__mul", "__div", "__mod", "__pow", "__unm", "__concat", "__lt", "__le", "__eq", "__index", "__len", "__call"} do mt[ev] = function(a, b) return coroutine.yield(ev) end end mt.__newindex = function() coroutine.yield("__newindex") end
local function run(fn) local c, r = coroutine.create(fn), {} local ok, v = coroutine.resume(c) while coroutine.status(c) ~= "dead" do r[#r + 1] = tostring(v) ok, v = coroutine.resume(c, 7) end print(table.concat(r, " "), ok, v) end
local a, b = setmetatable({}, mt), setmetatable({}, mt)
for _, s in ipairs{"a + 1", "1 - a", "a * b", "a / 1", "a % 2", "2 ^ a", "-a", "a .. 'x'", "'x' .. a .. 'y'", "a < b", "a <= b", "a > b", "a >= b", "a == b", "a ~= b", "a.x", "#a", "a(1)", "not (a < b)", "a < b and a == b or a.z", "(a + 1) + (a - 1)", "{a.x, a.y, a(1)}", "1 .. 2 .. a .. 3"} do run(load("local a, b = ... return function() return " .. s .. " end")(a, b)) end
run(function() a.x = 1 a[1] = 2 return "set" end) run(function() for k, v in function(_, i) return coroutine.yield(i) end, 1, 5 do if k == 7 then return "iter" end end end)
run(function() return (table.concat({1, 2}, coroutine.yield("sep"))) end) run(function() return select(2, coroutine.yield(1), 2, 3) end) run(function() if a < b then return "lt" else return "ge" end end) run(function() while a == b do return "loop" end end) run(function() local x = a .. b .. "z" return x end)
-- wrap errors, dead, nested
local w = coroutine.wrap(function() error("msg") end) e(w) e(w) w = coroutine.wrap(function() error({1}) end) print(type(select(2, pcall(w)))) w = coroutine.wrap(function() return 1, 2, 3 end) print(w()) e(w) e(coroutine.wrap(function() return pcall(coroutine.resume, coroutine.running()) end))
local c1 c1 = coroutine.create(function() local c2 = coroutine.create(function() print(coroutine.status(c1)) return coroutine.resume(c1) end) print(coroutine.resume(c2)) return coroutine.status(c1) end) print(coroutine.resume(c1))
for _, bad in ipairs{"coroutine.create(1)", "coroutine.create()", "coroutine.wrap({})", "coroutine.resume({})", "coroutine.resume()", "coroutine.status()", "coroutine.status(1)"} do e(load(bad)) end
-- deep recursion in coroutines, many values, c stack
print(select("#", coroutine.resume(coroutine.create(function() return table.unpack({}, 1, 200) end)))) local function deep(n) if n == 0 then return coroutine.yield("deep") end return 1 + deep(n - 1) end co = coroutine.wrap(deep) print(co(5000)) print(co(0))
local function nest(n) if n == 0 then return "bottom" end return coroutine.wrap(nest)(n - 1) end print(nest(100)) print(select(2, pcall(nest, 300)):gsub("^.-(C stack overflow).*$", "%1"))
co = coroutine.create(function() local ok, m = pcall(function() local function r() return 1 + r() end return r() end) coroutine.yield(ok, m:match("stack overflow")) return "fine" end) print(coroutine.resume(co)) print(coroutine.resume(co))
-- close upvalues, locals survive
local fns = {} co = coroutine.wrap(function() for i = 1, 3 do local j = i fns[i] = function() j = j + 1 return j end coroutine.yield() end end) co() co() co() print(fns[1](), fns[1](), fns[2](), fns[3]()) 
local function perm(a, n) n = n or #a if n <= 1 then coroutine.yield(a) else for i = 1, n do a[n], a[i] = a[i], a[n] perm(a, n - 1) a[n], a[i] = a[i], a[n] end end end local cnt = 0 for p in coroutine.wrap(function() perm{1, 2, 3, 4} end) do cnt = cnt + 1 if cnt == 5 then print(table.concat(p, ",")) end end print(cnt)
print(coroutine.resume(coroutine.create(function() return pcall(error, coroutine.running()) end)) ) co = coroutine.create(string.rep) print(coroutine.resume(co, "x", 3)) print(coroutine.status(co)) co = coroutine.create(coroutine.yield) print(coroutine.resume(co, 1, 2)) print(coroutine.resume(co, 3)) print(coroutine.status(co)) co = coroutine.wrap(pcall) print(co(coroutine.yield, 5)) print(co(6)) co = coroutine.wrap(function(...) return pcall(pcall, pcall, coroutine.yield, ...) end) print(co(8)) print(co(9))
co = coroutine.wrap(function() return pcall(error, "in co") end) print(co()) co = coroutine.create(error) print(coroutine.resume(co, "direct")) print(coroutine.resume(coroutine.create(error), nil)) co = coroutine.wrap(xpcall) print(co(coroutine.yield, print, 1, 2)) print(co("a"))
local env = setmetatable({}, {__index = function(_, k) return coroutine.yield(k) end}) co = coroutine.wrap(load("local x = foo + bar return x", "c", "t", env)) print(co()) print(co(10)) print(co(20))
co = coroutine.wrap(function() local t = setmetatable({}, {__index = function(t, k) return k .. coroutine.yield("getting " .. k) end}) local s = "" for i = 1, 3 do s = s .. t["k" .. i] end return s end) print(co()) print(co("a")) print(co("b")) print(co("c"))
os.remove(temporary)
