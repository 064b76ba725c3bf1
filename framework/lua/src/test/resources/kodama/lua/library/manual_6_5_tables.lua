-- manual 6.5
local function err(f) local _, e = pcall(f) print(type(e) == "table" and e[1] or e) end
local function show(t) local o = {} for i = 1, #t do o[i] = tostring(t[i]) end print("{" .. table.concat(o, ",") .. "}", #t) end

-- concat
print(table.concat({}), table.concat({ 1, 2, 3 }), table.concat({ 1, 2, 3 }, ", "), table.concat({ "a", 1.5, "b" }, "-", 2), table.concat({ 1, 2, 3 }, "-", 2, 2), table.concat({ 1, 2 }, "-", 3))
print(table.concat({ 1, 2, 3 }, 0), table.concat({ [5] = "x" }, "", 5, 5), table.concat({ 1, 2 }, nil, nil, nil), table.concat({ "a", "b" }, ",", "1", "2"))
print(table.concat(setmetatable({ 1, 2, 3 }, { __len = function() return 2 end }), ","))
err(function() local _ = table.concat() end)
err(function() local _ = table.concat({ 1, {}, 3 }) end)
err(function() local _ = table.concat({ 1, 2 }, ",", 1, 3) end)
err(function() local _ = table.concat({ true }) end)
err(function() local _ = table.concat({}, {}) end)
err(function() local _ = table.concat({}, "", "x") end)
err(function() local _ = table.concat("x") end)

-- insert
local t = {}
table.insert(t, "a") table.insert(t, 1, "b") table.insert(t, 2, "c") table.insert(t, 4, "d") show(t)
table.insert(t, "2", "e") table.insert(t, 2.9, "f") show(t)
print(select("#", table.insert(t, 1)))
err(function() table.insert() end)
err(function() table.insert({}) end)
err(function() table.insert({}, 1, 2, 3) end)
err(function() table.insert({}, 0, 1) end)
err(function() table.insert({ 1 }, 3, 1) end)
err(function() table.insert({ 1 }, -1, 1) end)
err(function() table.insert({ 1 }, "x", 1) end)
err(function() table.insert(nil, 1) end)
err(function() table.insert("x", 1) end)
local n = {} table.insert(n, nil) show(n)

-- remove
t = { "a", "b", "c", "d" }
print(table.remove(t), table.remove(t, 1), table.remove(t, 2)) show(t)
print(table.remove({}), table.remove({}, 0), table.remove({}, 1), table.remove({ 1, 2 }, 3), select("#", table.remove({})))
print(table.remove({ [0] = "z" }, 0), table.remove({ 1, 2, 3 }, "2"), table.remove({ 7 }, nil))
err(function() table.remove({ 1, 2, 3 }, 5) end)
err(function() table.remove({ 1, 2, 3 }, -1) end)
err(function() table.remove({}, 2) end)
err(function() table.remove() end)
err(function() table.remove({}, "x") end)

-- pack, unpack
local p = table.pack() print(p.n, #p)
p = table.pack(1, nil, 3, nil) print(p.n, p[1], p[2], p[3], p[4])
print(table.unpack({ 1, 2, 3 })) print(table.unpack({ 1, 2, 3 }, 2)) print(table.unpack({ 1, 2, 3 }, 2, 5)) print(table.unpack({ 1, 2 }, 3)) print(table.unpack({ 1, 2 }, -1, 1))
print(table.unpack({ 1, 2, 3 }, "2", "3"), select("#", table.unpack({}, 1, 3)), (table.unpack({ n = 3 }, 1, 3)))
print(table.unpack(setmetatable({ 1, 2, 3 }, { __len = function() return 2 end })))
print(select("#", table.unpack({}, 1, 100000)))
err(function() local _ = table.unpack() end)
err(function() local _ = table.unpack({}, 1, 1e7) end)
err(function() local _ = table.unpack({}, "x") end)
err(function() local _ = table.unpack({}, 1, "x") end)
err(function() local _ = table.unpack({}, -2^31, 2^31 - 1) end)
print(table.unpack({}, 2^31 - 1, 2^31 - 1))
err(function() table.insert(setmetatable({}, { __len = function() return "x" end }), 1) end)

-- sort
local function sorted(list, order) table.sort(list, order) show(list) end
sorted {} sorted { 1 } sorted { 2, 1 } sorted { 3, 1, 2 } sorted { 5, 3, 8, 1, 9, 2, 7 } sorted { "b", "a", "C", "10", "9", "" }
sorted({ 1, 2, 3, 4, 5 }, function(a, b) return a > b end)
sorted { 1.5, -1, 1/0, -1/0, 0, 2^53 }
local objects = {}
for i = 1, 40 do objects[i] = { key = i * 7 % 5, place = i } end
table.sort(objects, function(a, b) return a.key < b.key end)
local places = {} for i, o in ipairs(objects) do places[i] = o.key .. ":" .. o.place end
print(table.concat(places, " "))
local compared = {}
table.sort({ 5, 2, 8, 1, 9, 3 }, function(a, b) compared[#compared + 1] = a .. "<" .. b return a < b end)
print(table.concat(compared, " "))
local mt = { __lt = function(a, b) return a.v < b.v end }
local boxes = {} for i = 1, 5 do boxes[i] = setmetatable({ v = i * 3 % 7 }, mt) end
table.sort(boxes) print(boxes[1].v, boxes[2].v, boxes[3].v, boxes[4].v, boxes[5].v)
print(select("#", table.sort({ 2, 1 })))
err(function() table.sort({ 1, "x" }) end)
err(function() table.sort({ {}, {} }) end)
err(function() table.sort({ 1, 2, 3, 4, 5, 6 }, function() return true end) end)
err(function() table.sort({ 3, 1, 2, nil, 5 }) end)
err(function() table.sort() end)
err(function() table.sort({}, 1) end)
err(function() table.sort({ 1, 2 }, function() error("inside") end) end)
err(function() table.sort({ 1, 2 }, function() error({ "a table" }) end) end)
for size = 0, 300, 7 do
  local list = {}
  for i = 1, size do list[i] = i * 7919 % 101 end
  table.sort(list)
  for i = 2, size do assert(list[i - 1] <= list[i]) end
  table.sort(list, function(a, b) return a > b end)
  for i = 2, size do assert(list[i - 1] >= list[i]) end
end
print(table.maxn({}), table.maxn({ 1, 2, [10] = 1, [2.5] = 1, x = 1 }), table.maxn({ [-1] = 1 }))
