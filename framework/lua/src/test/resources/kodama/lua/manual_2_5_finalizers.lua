-- __gc: manual 2.5, with the full standard library
local log = {}
local function obj(n) return setmetatable({n = n}, {__gc = function(o) log[#log + 1] = o.n end}) end
obj(1) obj(2) local keep = obj(3) obj(4)
collectgarbage() print(table.concat(log, " ")) log = {}
keep = nil collectgarbage() print(table.concat(log, " ")) log = {}
collectgarbage() print(#log)
-- resurrection
local saved
setmetatable({x = 5, [1] = "one"}, {__gc = function(o) saved = o end}) collectgarbage() print(saved.x, saved[1]) saved = nil collectgarbage() print(saved)
-- re-marking in finalizer
local times = 0 local mt mt = {__gc = function(o) times = times + 1 if times < 3 then setmetatable(o, mt) end end} setmetatable({}, mt) collectgarbage() collectgarbage() collectgarbage() collectgarbage() print(times)
-- marked only if __gc exists at setmetatable
local late = {} setmetatable({}, late) late.__gc = function() print("never") end collectgarbage()
local m2 = {__gc = true} setmetatable({}, m2) m2.__gc = function() print("later set runs") end collectgarbage()
setmetatable({}, {__gc = 12}) collectgarbage() setmetatable({}, {__gc = print and nil}) 
-- errors
setmetatable({}, {__gc = function() error("oops", 0) end}) print(pcall(collectgarbage)) setmetatable({}, {__gc = function() error({}) end}) print(pcall(collectgarbage)) setmetatable({}, {__gc = function() error("pos") end}) print(pcall(collectgarbage, "step", 1e6))
-- automatic
local function auto() local u local b local done = false u = setmetatable({}, {__gc = function() done = true end}) b = {34} repeat u = {} until done print(b[1]) done = false u = setmetatable({}, {__gc = function() done = true end}) local i = 0 repeat i = i + 1 u = tostring(i) .. tostring(i) until done print(b[1]) done = false u = setmetatable({}, {__gc = function() done = true end}) repeat local i u = function() return i end until done print(b[1]) end auto()
local function auto2() local u local fin = false u = {setmetatable({}, {__gc = function() fin = true end})} local b = {34} repeat u = {{}} until fin print(b[1]) fin = false u = {setmetatable({}, {__gc = function() fin = true end})} repeat local i u = {function() return i end} until fin end auto2()
-- weak and gc
do local u = setmetatable({}, {__gc = true}) setmetatable(getmetatable(u), {__mode = "v"}) getmetatable(u).__gc = function() print("must not run") end u = nil collectgarbage() end
do local u = setmetatable({}, {__gc = true}) local m = getmetatable(u) m.x = {[{0}] = 1, [0] = {1}} setmetatable(m.x, {__mode = "kv"}) m.__gc = function(o) print(next(getmetatable(o).x)) m = 10 end u, m = nil collectgarbage() print(m) end
do
  collectgarbage("stop")
  local new = function(u) return setmetatable({}, getmetatable(u)) end
  local u = setmetatable({}, {__gc = true}) local s = 0 local a = setmetatable({[u] = 0}, {__mode = "vk"})
  for i = 1, 10 do a[new(u)] = i end
  local a1 = {} for k, v in pairs(a) do a1[k] = v end for k, v in pairs(a1) do a[v] = k end
  getmetatable(u).a = a1 getmetatable(u).u = u
  do local u = u getmetatable(u).__gc = function(o) assert(a[o] == 10 - s) assert(a[10 - s] == nil) assert(getmetatable(o).a[o] == 10 - s) s = s + 1 end end
  a1, u = nil print(next(a) ~= nil) collectgarbage() print(s) collectgarbage() print(next(a)) collectgarbage("restart")
end
local function cyc() local t = setmetatable({}, {__gc = function(o) log[#log + 1] = "cycle" .. tostring(o.self == o) end}) t.self = t end cyc() collectgarbage() print(log[#log])
local co = coroutine.wrap(function() local t = obj("in coroutine") coroutine.yield() end) co() co = nil collectgarbage() print(log[#log])
print(collectgarbage("count") > 0)
