-- load, dofile, loadfile, collectgarbage, string.dump: manual 6.1, 6.4, 2.5; with the full standard library
local plain = print -- addresses and temporary names differ between runs
local temporary = os.tmpname and os.tmpname() or "?"
local function print(...)
  local t = table.pack(...)
  for i = 1, t.n do t[i] = tostring(t[i]):gsub("0x%x%x%x%x%x+", "ADDRESS"):gsub(temporary:gsub("%p", "%%%0"), "TEMPORARY"):gsub("'_G%.", "'") end
  plain(table.concat(t, "\t", 1, t.n))
end
local function e(f, ...) print(pcall(f, ...)) end
-- dump
local function f(a, b, ...) local x = a + b return x, ..., "s", 1.5, nil, true end
e(string.dump) e(string.dump, math.sin) e(string.dump, 1)
local up1, up2 = 10, 20 local function g() up1 = (up1 or 0) + 1 return up1, up2 end
local d = load(string.dump(g)) print(pcall(d)) print(debug.getupvalue(d, 1), debug.getupvalue(d, 2)) debug.setupvalue(d, 1, 5) debug.setupvalue(d, 2, "two") print(d()) print(up1)
print(debug.getinfo(d, "S").source, debug.getinfo(d, "S").short_src, debug.getinfo(d, "S").what, debug.getinfo(d, "S").linedefined, debug.getinfo(d, "u").nups)
-- modes
local bin = string.dump(load("return 42")) 
for _, m in ipairs{"t", "b", "bt", "tb", "x", ""} do print(m, load("return 1", "c", m)) print(m, load(bin, "c", m)) end
-- truncated
print(load("\27", "=x")) print(load("\27Lua", "=x")) print(load("\27Lub" .. ("x"):rep(100), "=x")) print(load("\27Lua\81" .. ("\0"):rep(100), "=x")) print(load("\27Lua\82\1" .. ("\0"):rep(100), "@x")) print(load(bin:sub(1, 10), "some source")) print(load(bin:sub(1, 10), bin))
-- readers
local function reader(t) local i = 0 return function() i = i + 1 return t[i] end end
local bi = 0 print(load(function() bi = bi + 1 if bi <= #bin then return bin:sub(bi, bi) end end, "r", "b")()) print(load(reader{"return 1"}, "=(x)", "b"))
-- chunk names
for _, n in ipairs{"=name", "@name", "name", "=" .. ("x"):rep(80), "@" .. ("x"):rep(80), ("x"):rep(80), "line1\nline2", "x\n", "", "=", "@", "return = 1"} do print(select(2, load("x x", n))) end
print(select(2, load("x = = 1"))) print(select(2, load("x = \n\n= 1\n"))) print(select(2, load("x =", "=a\nb")))
-- loadfile, dofile
local N = temporary local function w(s, m) local h = io.open(N, m or "w") h:write(s) h:close() end local function c(...) local t = table.pack(...) for i = 1, t.n do t[i] = tostring(t[i]):gsub(N:gsub("%p", "%%%0"), "TMP") end print(table.concat(t, " | ", 1, t.n)) end
w("return 1, ...") c(loadfile(N)) c(loadfile(N)(2)) c(dofile(N)) w("x x") c(loadfile(N)) c(pcall(dofile, N)) c(loadfile("/nonexistent")) c(pcall(dofile, "/nonexistent")) w("#!shebang\nreturn debug.getinfo(1, 'l').currentline") c(dofile(N)) w("#only") c(dofile(N)) w("") c(dofile(N)) w("#x\n" .. bin) c(pcall(dofile, N)) w("\239\187\191return 'bom'") c(dofile(N)) w("\239\187\191#x\nreturn 'bom2'") c(dofile(N)) w("\239return 1") c(loadfile(N)) w(bin, "wb") c(dofile(N)) c(loadfile(N, "t")) c(loadfile(N, "b") ~= nil) w("return x") c(loadfile(N, "t", {x = "e"})()) c(loadfile(N, nil, {x = "e2"})()) c(pcall(loadfile(N, "bt", nil))) c(loadfile(N, "b")) w("error 'x'") c(pcall(dofile, N)) w("return (...)") c(pcall(loadfile, {})) c(loadfile(N)(9)) w("coroutine.yield(1) return 2") local co = coroutine.wrap(function() return dofile(N) end) c(co(), co())
c(pcall(loadfile, N, {})) c(pcall(loadfile, N, "x")) os.remove(N)
-- collectgarbage
print(collectgarbage("count") > 0, select("#", collectgarbage("count")), collectgarbage("step") , collectgarbage("isrunning"), collectgarbage("stop"), collectgarbage("isrunning"), collectgarbage("restart"), collectgarbage("isrunning"))
print(collectgarbage("setpause", 100), collectgarbage("setpause", 200), collectgarbage("setstepmul", 300), collectgarbage("setstepmul", 200), collectgarbage("generational"), collectgarbage("incremental"), collectgarbage("setmajorinc", 10), collectgarbage("setmajorinc", 10)) e(collectgarbage, "bad") e(collectgarbage, {}) e(collectgarbage, "step", "x") print(collectgarbage(nil), collectgarbage("collect", 1)) print(type(collectgarbage("step", 0)), collectgarbage("step", 1e6))
do local s = string.dump(f) print(load(s)(1, 2, 3)) local whole = true for i = 1, #bin - 1 do local r, m = load(bin:sub(1, i), "=tr") whole = whole and not r and m == "tr: truncated precompiled chunk" end print(whole) end
do local all = true for i = 1, 18 do local bad = bin:sub(1, i - 1) .. string.char((bin:byte(i) + 1) % 256) .. bin:sub(i + 1) local r = load(bad, "=x", "b") all = all and not r end print(all) end
print(pcall(load(function() return nil end))) print(pcall(load, function() error("in reader", 0) end))
os.remove(temporary)
