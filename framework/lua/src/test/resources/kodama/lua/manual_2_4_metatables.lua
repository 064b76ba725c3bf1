-- metatables and environments: manual 2.2, 2.4
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
local function e(f, ...) print(pcall(f, ...)) end
-- events of each kind, which operand's metamethod is taken, results cut to one
local function new(name, events) local mt = {__tostring = function() return name end} for _, ev in ipairs(events) do mt[ev] = function(a, b, ...) return name .. ev .. "(" .. tostring(a) .. "," .. tostring(b) .. "," .. select("#", ...) .. ")", "cut" end end return setmetatable({}, mt) end
local arith = {"__add", "__sub", "__mul", "__div", "__mod", "__pow", "__concat"}
local A, B, N = new("A", arith), new("B", arith), setmetatable({}, {})
for _, pair in ipairs{{A, B}, {B, A}, {A, 1}, {1, A}, {A, "x"}, {"10", A}, {A, nil}, {nil, B}, {N, A}, {A, {}}, {true, B}} do local x, y = pair[1], pair[2] print(x + y, x - y, x * y, x / y, x % y, x ^ y, (pcall(function() return x .. y end))) end
print(A .. 1 .. 2, 1 .. 2 .. A, 1 .. A .. 2, A .. B .. 1) print((A + 1) .. "|", select("#", A + 1)) e(function() return N + 1 end) e(function() return N .. 1 end) e(function() return -N end)
local U = setmetatable({}, {__unm = function(a, b) return rawequal(a, b) end, __len = function(a, b) return b == nil, 2 end, __call = function(self, ...) return rawequal(self, ...), select("#", ...), ... end}) print(-U, #U, U(1, nil), (U(U)))
-- equality: same type, both tables, either metamethod, result to boolean, never for raw equal
local eqs = 0 local eq1 = function(a, b) eqs = eqs + 1 return 1 end local eq2 = function() return nil end local x, y, z = setmetatable({}, {__eq = eq1}), setmetatable({}, {__eq = eq1}), setmetatable({}, {__eq = eq2}) print(x == y, x ~= y, x == x, x == 1, x == z, z == x, x == {}, {} == x, eqs, rawequal(x, y)) 
-- order
local lt = {__lt = function(a, b) return (a.v or a) < (b.v or b) end} local le = {__le = function(a, b) return (a.v or a) <= (b.v or b) end} local function v(n, mt) return setmetatable({v = n}, mt) end
print(v(1, lt) < v(2, lt), v(1, lt) > v(2, lt), v(1, lt) <= v(2, lt), v(2, lt) >= v(2, lt), v(1, le) <= v(2, le), v(1, le) >= v(2, le)) e(function() return v(1, le) < v(2, le) end) e(function() return v(1, lt) < 2 end) e(function() return 1 < v(1, {}) end) e(function() return v(1, lt) < v(2, {}) end) e(function() return {} < {} end) e(function() return "x" < 1 end) e(function() return print < print end) e(function() return nil <= true end)
-- index and newindex: functions, tables, chains, rawget and rawset
local log = {} local base = setmetatable({deep = "D"}, {__index = function(t, k) log[#log + 1] = k return nil end}) local mid = setmetatable({m = "M"}, {__index = base}) local top = setmetatable({}, {__index = mid}) print(top.m, top.deep, top.none, rawget(top, "m"), table.concat(log, ","))
local store = {} local nt = setmetatable({own = 1}, {__newindex = store}) nt.own = 2 nt.other = 3 print(nt.own, rawget(nt, "other"), store.other) nt = setmetatable({}, {__newindex = function(t, k, val) rawset(t, k, val * 2) end}) nt.a = 4 nt[1] = 5 print(nt.a, nt[1]) nt.a = 1 print(nt.a) e(function() nt[nil] = 1 end) e(rawset, nt, nil, 1) e(rawset, nt, 0/0, 1)
e(function() local t = setmetatable({}, {__index = 5}) return t.x end) e(function() local t = setmetatable({}, {__newindex = true}) t.x = 1 end) print(setmetatable({}, {__index = "str"}).upper ~= nil or pcall(function() return setmetatable({}, {__index = "str"}).len end)) local loop = {} setmetatable(loop, {__index = loop}) e(function() return loop.x end) setmetatable(loop, {__newindex = loop}) e(function() loop.x = 1 end)
print(("x").len, ("x").nope, #"abc", ("abc"):len()) e(function() return ("x").y.z end) e(function() ("x").y = 1 end) e(function() return (5).x end) e(function() return (nil).x end) e(function() local a = true a.b = 1 end)
-- call chains, len, tostring, pairs, ipairs, metatable field
e(function() return setmetatable({}, {__call = setmetatable({}, {__call = function(...) return select("#", ...) end})})(1, 2) end) e(setmetatable({}, {__call = 1})) e(setmetatable({}, {})) print(#setmetatable({1, 2, 3}, {__len = function() return "len" end}), rawlen({1, 2}), rawlen("abc")) e(rawlen, 5) e(rawlen)
print(tostring(setmetatable({}, {__tostring = function() return "T" end})), pcall(tostring, setmetatable({}, {__tostring = function() return 1 end})), pcall(tostring, setmetatable({}, {__tostring = function() return {} end}))) for k, val in pairs(setmetatable({}, {__pairs = function(t) return function(_, k) k = (k or 0) + 1 if k < 4 then return k, k * k end end, t, nil end})) do emit(k, "=", val, " ") end for i, val in ipairs(setmetatable({}, {__ipairs = function(t) return function(_, i) if i < 2 then return i + 1, "v" end end, t, 0 end})) do emit(i, val, " ") end for i, val in ipairs(setmetatable({1, 2}, {__index = function(t, i) if i < 5 then return i end end})) do emit("i", i, " ") end flush()
print(getmetatable(setmetatable({}, {__metatable = "locked"})), pcall(setmetatable, setmetatable({}, {__metatable = 1}), {}), getmetatable("x").__index == string, getmetatable(1), getmetatable(print)) e(setmetatable, {}) e(setmetatable, 1, {}) e(setmetatable, {}, 1) print(setmetatable({}, nil) ~= nil) e(getmetatable)
-- metamethods are looked up raw in the metatable
local mm = setmetatable({}, {__index = function(t, k) return function() return "inherited " .. tostring(k) end end}) e(function() return setmetatable({}, mm) + 1 end) print(setmetatable({}, mm).x)
-- goto continue, closures as metamethods with upvalues, multiple assignment order
local t = {} do local i = 1 i, t[i] = i + 1, 20 print(i, t[1], t[2]) end do local a = {} local i = 3 i, a[i], i = 1, 2, 3 print(i, a[3]) end do local order = {} local function f(n) order[#order + 1] = n return n end local tt = {} tt[f(1)], tt[f(2)] = f(3), f(4) print(table.concat(order, " ")) end
-- environments
do local function f() return x1 end x1 = "global" local _ENV = {x1 = "env", f = f} emit(f(), " ", x1, " ") end flush() do local _ENV = setmetatable({}, {__index = _G, __newindex = function(t, k, val) rawset(t, k, "set " .. val) end}) newvar = "x" emit(newvar, " ", _G.newvar == nil) end flush() e(load("local _ENV = nil return x")) e(load("local _ENV = 5 x = 1")) print(load("return a", "c", "t", {a = 1})(), load("a = 5 return a", "c", "t", setmetatable({}, {__newindex = function() end}))()) local function envf(_ENV) return y1 end print(envf{y1 = "param"})
os.remove(temporary)

-- the name in the message when a __call function gets a wrong argument
print(pcall(setmetatable({}, { __call = error }), "a"))
print(pcall(setmetatable({}, { __call = string.rep }), "a"))
