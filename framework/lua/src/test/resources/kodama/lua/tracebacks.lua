local function inner() error("deep") end
local function middle() inner() return 1 end
function outer() middle() return 2 end
local t = {method = function(self) outer() return 3 end}
local function show(f) print((select(2, xpcall(f, debug.traceback)))) end
show(function() t:method() return 1 end)
show(function() t.method() return 1 end)
show(function() local x = nil; x.y = 1 end)
show(function() return inner() end)
show(function() string.rep() end)
show(function() table.sort({3,2,1}, function(a,b) error("cmp") end) end)
show(function() local m = setmetatable({}, {__index=function() error("idx") end}); local z = m.foo end)
show(function() local m = setmetatable({}, {__add=function() error("add") end}); local z = m + 1 end)
show(function() for i in function() error("iter") end do end end)
print(debug.traceback("msg")) print(debug.traceback("msg", 2)) print(debug.traceback(nil)) print(debug.traceback({}) ~= nil)
local function lv() print(debug.traceback("here", 1)) end lv()
local co = coroutine.create(function() local function a() coroutine.yield() end a() end) coroutine.resume(co) print(debug.traceback(co)) print(debug.traceback(co, "m")) print(debug.traceback(co, "m", 1))
local cd = coroutine.create(function() local function boom() error("x") end boom() end) coroutine.resume(cd) print(debug.traceback(cd))
local function rec(n) if n == 0 then print(debug.traceback("rec")) else rec(n-1) end return 1 end rec(30) rec(19) rec(18) rec(20)
local i = debug.getinfo(1) print(i.short_src, i.currentline, i.what, i.source, i.linedefined, i.lastlinedefined)
local function named() local j = debug.getinfo(1, "n") return j.name, j.namewhat end print(named())
print(debug.getinfo(print).what, debug.getinfo(1, "l").currentline, debug.getinfo(50))
local g = debug.getinfo(lv) print(g.linedefined, g.what, g.nparams, g.isvararg, g.nups)
local function unglobal(text) print((text:gsub("'_G%.", "'"))) end -- as in the reference implementation, for functions without a name
for _, f in ipairs {error, assert, string.rep, setmetatable, pcall, xpcall} do unglobal(select(2, xpcall(f, debug.traceback))) end
show(function() return (select(2, xpcall(error, debug.traceback, "within"))):gsub("'_G%.", "'") end)
unglobal(select(2, xpcall(pcall, debug.traceback))) unglobal(select(3, pcall(xpcall, error, debug.traceback, "pcall below")))
unglobal(select(2, xpcall(setmetatable({}, {__call = string.rep}), debug.traceback)))
for _, f in ipairs {error, assert, string.rep, print} do local c = coroutine.create(f) coroutine.resume(c, "began with") unglobal(debug.traceback(c)) print(coroutine.status(c)) end
local function levels() return table.concat({tostring(debug.getinfo(2, "f").func == error), debug.getinfo(2, "S").what, debug.getinfo(2, "l").currentline, tostring(debug.getinfo(3, "f").func == xpcall)}, " ") end
print(select(2, xpcall(error, levels)))
show(function() assert(false, "no line") end) show(function() assert(nil) end) show(function() return assert(false, "tail") end)
