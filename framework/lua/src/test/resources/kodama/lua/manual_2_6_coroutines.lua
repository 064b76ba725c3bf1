-- yields across everything
local function gen(f, ...) local co = coroutine.create(f) local r = {coroutine.resume(co, ...)}
  local out = {} local n = 0
  while coroutine.status(co) ~= "dead" do n = n + 1 out[#out+1] = tostring(r[2]) r = {coroutine.resume(co, "r" .. n)} end
  out[#out+1] = "=> " .. tostring(r[1]) for i = 2, 6 do out[#out+1] = tostring(r[i]) end
  print(table.concat(out, " ")) end
local y = coroutine.yield
gen(function(...) return ... end, 1, 2, 3)
gen(function() return y(1), y(2), y(3) end)
gen(function() return pcall(function() return y("p") end) end)
gen(function() return pcall(function() y("p") error("after") end) end)
gen(function() return pcall(y, "direct") end)
gen(function() return pcall(pcall, pcall, y, "deep") end)
gen(function() return xpcall(function() y("x") error("E") end, function(m) return "H(" .. m .. ")" end) end)
local ops = {"__add","__sub","__mul","__div","__mod","__pow","__unm","__concat","__len","__eq","__lt","__le","__index","__newindex","__call"}
local mt = {} for _, op in ipairs(ops) do mt[op] = function(...) return y(op) end end
local function obj() return setmetatable({}, mt) end
gen(function() local a, b = obj(), obj() return a + b, a - 1, 2 * a, a / b, a % b end)
gen(function() local a, b = obj(), obj() return a ^ b, -a, #a, a .. "x", "x" .. a end)
gen(function() local a, b = obj(), obj() return a == b, a ~= b, a < b, a <= b, a > b end)
gen(function() local a, b = obj(), obj() if a == b then y("eq") end if not (a < b) then y("notlt") else y("lt") end return a >= b end)
gen(function() local a = obj() a.x = 1 a[1] = 2 return a.foo, a[5], a("call"), a:m() end)
gen(function() local a = obj() return "1" .. "2" .. a .. "3" .. "4" end)
gen(function() local a = obj() return a .. a .. a end)
gen(function() for i, v in function(_, i) i = (i or 0) + 1 y("iter" .. i) if i < 4 then return i, i * i end end do y(v) end return "end" end)
gen(function() local co = coroutine.wrap(function() y("inner1") y("inner2") return "innerend" end) y(co()) y(co()) return co() end)
gen(function() local f = coroutine.wrap(function() error("werr") end) return pcall(f) end)
gen(function() local f = coroutine.wrap(function() error({}) end) return (select("#", pcall(f))) end)
gen(function() return select(2, coroutine.resume(coroutine.create(function() local x = nil; x() end))) end)
-- goto continue, loops with upvalues across yields
gen(function() local fs = {} for i = 1, 3 do local j = i fs[#fs + 1] = function() j = j + 1 return j end y(j) end return fs[1](), fs[1](), fs[2](), fs[3]() end)
gen(function(...) local a = {...} y(#a) return select("#", ...), ... end, 1, nil, 3)
-- status
local co co = coroutine.create(function() print(coroutine.status(co), coroutine.running() == co, select(2, coroutine.running()))
  local c2 = coroutine.create(function() print(coroutine.status(co)) end) coroutine.resume(c2) print(coroutine.status(c2)) y() end)
print(coroutine.status(co)) coroutine.resume(co) print(coroutine.status(co)) coroutine.resume(co) print(coroutine.status(co))
print(coroutine.resume(co)) print(select(2, coroutine.running()))
print(pcall(coroutine.yield, 1))
print(pcall(coroutine.resume, nil)) print(pcall(coroutine.create, 1)) print(pcall(coroutine.wrap)) print(pcall(coroutine.status, 1))
print(coroutine.resume(coroutine.running()))
local w = coroutine.wrap(function() return 1 end) w() print(pcall(w))
local c; c = coroutine.create(function() return coroutine.resume(c) end) print(coroutine.resume(c))
local function inf() return coroutine.wrap(inf)() end
local ok, m = pcall(inf) print(ok, (tostring(m):gsub(".*: ", "")))
-- many
local list = {} for i = 1, 1000 do list[i] = coroutine.wrap(function() for k = 1, 3 do y(i * k) end end) end
local sum = 0 for k = 1, 3 do for i = 1, 1000 do sum = sum + list[i]() end end print(sum)
-- tail calls and recursion in coroutines
gen(function() local function loop(n) if n == 0 then return y("bottom") end return loop(n - 1) end return loop(100000) end)
gen(function() local function rec(n) if n == 0 then y("deep") return 0 end return 1 + rec(n - 1) end return rec(5000) end)
gen(function() local function so() return 1 + so() end local ok, m = pcall(so) y(ok) return (m:gsub("^.-:%d+: ", ""):sub(1, 14)) end)
