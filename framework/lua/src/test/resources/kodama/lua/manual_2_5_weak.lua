-- a requested collection clears weak entries that are not referenced elsewhere
local keys = setmetatable({}, {__mode = "k"}) local kept = {} keys[{}] = 1 keys[kept] = 2 keys.name = 3
collectgarbage() local n = 0 for k, v in pairs(keys) do n = n + v end print(n, keys[kept])
local values = setmetatable({}, {__mode = "v"}) values[1] = {} values.x = {} values.kept = kept values.s = "text" values.n = 5
collectgarbage() print(values[1], values.x, values.kept == kept, values.s, values.n)
local both = setmetatable({}, {__mode = "kv"}) both[{}] = kept both[kept] = {} both[1] = 1
collectgarbage() print(next(both))
