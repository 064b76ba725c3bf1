-- yields where the reference implementation cannot yield; the output is from this machine
local function gen(f, ...) local co = coroutine.create(f) local r = {coroutine.resume(co, ...)}
  local out = {} local n = 0
  while coroutine.status(co) ~= "dead" do n = n + 1 out[#out+1] = tostring(r[2]) r = {coroutine.resume(co, "r" .. n)} end
  out[#out+1] = "=> " .. tostring(r[1]) for i = 2, 6 do out[#out+1] = tostring(r[i]) end
  print(table.concat(out, " ")) end
local y = coroutine.yield
gen(function() local t = {3, 1, 2} table.sort(t, function(a, b) y("cmp") return a < b end) return table.concat(t, ",") end)
gen(function() return (string.gsub("abc", "%w", function(c) return y(c) end)) end)
gen(function() return type(load(function() return y("piece") and nil end)) end)
gen(function() for k, v in pairs(setmetatable({}, {__pairs = function(t) y("pairs") return function(_, k) if not k then return 1, 2 end end, t, nil end})) do y(k) end end)
gen(function() return tostring(setmetatable({}, {__tostring = function() return y("ts") end})) end)
