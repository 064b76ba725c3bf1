-- a removed key can be collected
local weak = setmetatable({}, { __mode = "k" })
local function forgets(key)
  local t = { a = 1 }
  weak[key] = "held"
  t[key] = 1
  t[key] = nil
  key = nil
  collectgarbage()
  return next(weak) == nil, next(t)
end
print(forgets({}))
print(forgets(function() return weak end))
print(forgets(coroutine.create(print)))
local set, list = {}, {}
for i = 1, 100 do list[i] = { i } set[list[i]] = i weak[list[i]] = i end
for i = 1, 100 do set[list[i]] = nil end
for i = 1, 100, 2 do set[list[i]] = i end
local function count(t) local n, sum = 0, 0 for _, v in pairs(t) do n = n + 1 sum = sum + v end return n, sum end
list = nil
collectgarbage()
print(count(weak)) print(count(set))
for k in pairs(set) do set[k] = nil end
collectgarbage()
print(count(weak)) print(count(set))
-- a traversal visits each pair once even if a collection runs during it
for _, mode in ipairs { "k", "v", "kv" } do
  local t, kept, seen, twice = setmetatable({}, { __mode = mode }), {}, {}, 0
  for i = 1, 30 do local o = { i } kept[i] = o t[o] = o t[i] = o t["x" .. i] = o end
  for i = 1, 30 do t[{}] = kept[i] t[i + 100] = kept[i] end
  local n = 0
  for k, v in pairs(t) do
    n = n + 1
    if type(k) ~= "table" or k[1] then
      if seen[k] then twice = twice + 1 end
      seen[k] = true
    end
    if n == 20 or n == 70 then collectgarbage() end
  end
  local met = 0
  for i = 1, 30 do
    met = met + (seen[kept[i]] and 1 or 0) + (seen[i] and 1 or 0) + (seen["x" .. i] and 1 or 0) + (seen[i + 100] and 1 or 0)
  end
  print(mode, met, twice)
end
