-- upvalue ids are light userdata: values, not objects
local one, two
local function first() return one, two end
local function second() return two end
local id = debug.upvalueid(first, 2)
print(type(id), (tostring(id):gsub("0x%x+", "0x…")), id == debug.upvalueid(second, 1), id == debug.upvalueid(first, 1))
local named = { [id] = "two" }
print(named[debug.upvalueid(second, 1)], rawequal(id, debug.upvalueid(second, 1)))
local weak = setmetatable({ [id] = id, [1] = id }, { __mode = "kv" })
id = nil
collectgarbage()
print(weak[debug.upvalueid(first, 2)] == debug.upvalueid(first, 2), weak[1] == debug.upvalueid(first, 2))
print(select(2, pcall(function() debug.setuservalue(debug.upvalueid(first, 1), {}) end)))
print(debug.getuservalue(debug.upvalueid(first, 1)))
-- all light userdata share a metatable
debug.setmetatable(debug.upvalueid(first, 1), { __index = function(_, key) return key end })
print(debug.upvalueid(first, 2).name, debug.getmetatable(io.stdout) == debug.getmetatable(io.stdin))
debug.setmetatable(debug.upvalueid(first, 1), nil)
-- level 0 is getinfo itself
print(debug.getlocal(0, 1))
print(debug.getlocal(0, 2))
print(debug.getlocal(0, 3))
-- kilobytes, and the remaining bytes
local kilobytes, bytes = collectgarbage("count")
print(kilobytes * 1024 == math.floor(kilobytes) * 1024 + bytes, select("#", collectgarbage("count")))
-- a collection flushes files
local name = os.tmpname()
local file = io.open(name, "w")
file:write("held back")
file = nil
collectgarbage()
print(io.open(name):read("*a"))
os.remove(name)
-- the clock counts processor time and never decreases
local before = os.clock()
for i = 1, 1e5 do local t = { i } end
print(os.clock() >= before, before >= 0)
