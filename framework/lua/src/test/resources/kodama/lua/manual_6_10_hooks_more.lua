-- hooks of coroutines, errors in hooks, what hooks see: manual 6.10
-- arguments, gethook
local function e(f, ...) print(pcall(f, ...)) end
e(debug.gethook) e(debug.gethook, 1) e(debug.sethook, coroutine.running(), nil)
debug.sethook(function() end, "lrc", 5) print(select(2, debug.gethook())) debug.sethook() print(debug.gethook())
debug.sethook(function() end, "", 2^24 - 1) print(select(2, debug.gethook())) debug.sethook()
-- coroutine hooks
local log = {}
local co = coroutine.create(function(x)
  local a = 1
  coroutine.yield(a)
  a = a + 1
  coroutine.yield(a)
  return a
end)
local hk = function(ev, l) log[#log + 1] = ev .. ":" .. tostring(l) end
debug.sethook(co, hk, "crl")
print(debug.gethook(co) == hk, select(2, debug.gethook(co)))
print(debug.gethook() == nil)
print(coroutine.resume(co, 1)) print(table.concat(log, " ")) log = {}
print(coroutine.resume(co, 1)) print(table.concat(log, " ")) log = {}
debug.sethook(co)
print(coroutine.resume(co, 1)) print(table.concat(log, " "))
print(coroutine.status(co), debug.gethook(co))
co = coroutine.wrap(function()
  debug.sethook(hk, "l")
  for i = 1, 2 do
    coroutine.yield(i)
  end
end)
log = {} print(co()) print(co()) print(co()) print(table.concat(log, " "))
-- yields and errors in hooks
co = coroutine.create(function() local x = 1
  x = x + 1
  return x end)
debug.sethook(co, function() coroutine.yield(1) end, "l")
print(coroutine.resume(co))
co = coroutine.create(function() local x = 1
  x = x + 1
  return x end)
debug.sethook(co, function(e, l) error("in hook " .. e) end, "l")
print(coroutine.resume(co))
print(pcall(function()
  debug.sethook(function(e, l) debug.sethook() error("boom", 2) end, "l")
  local x = 1
end))
print(pcall(function()
  debug.sethook(function(e, l) debug.sethook() error(12, 1) end, "c")
  print("x")
end))
print(pcall(function()
  debug.sethook(function(e, l) debug.sethook() error("each line", 0) end, "l")
  local x = 1
end))
debug.sethook()
-- error in hook keeps hook; later ones come
local n = 0
debug.sethook(function(e) n = n + 1 if n == 5 then error("third", 0) end end, "l")
print(pcall(function()
  local x = 1
  x = 2
  x = 3
end))
local m = n
local y = 1
y = 2
print(n > m) debug.sethook()
-- hook set within hook
n = 0
local order = {}
debug.sethook(function(e)
  order[#order + 1] = e
  debug.sethook(function(e, l) order[#order + 1] = e .. l if #order > 5 then debug.sethook() end end, "l")
end, "c")
local function f()
  local a = 1
  local b = 2
  local c = 3
end
f() f()
print(table.concat(order, " "))
-- locals seen by hooks
local function target(a, b, ...)
  local c, d = 10, 20
  do local e = 5 end
  return c + d
end
local seen = {}
debug.sethook(function(ev, l)
  local info = debug.getinfo(2, "nSf")
  if info.func ~= target then return end
  local row = {ev}
  local i = 1
  while true do
    local n, v = debug.getlocal(2, i)
    if not n then break end
    if n:sub(1, 1) ~= "(" then row[#row + 1] = n .. "=" .. tostring(v) end
    i = i + 1
  end
  local n, v = debug.getlocal(2, -1) row[#row + 1] = tostring(n) .. tostring(v)
  seen[#seen + 1] = table.concat(row, ",")
end, "crl")
target(1, 2, 3, 4)
debug.sethook()
for _, s in ipairs(seen) do print(s) end
-- changes by a hook
local function g()
  local v = 1
  local w = v
  return v, w
end
debug.sethook(function(ev, l) if debug.getinfo(2, "f").func == g and debug.getlocal(2, 1) == "v" then debug.setlocal(2, 1, 99) debug.sethook() end end, "l")
print(g())
debug.sethook()
-- traceback in hook
local function inner()
  local x = 1
end
debug.sethook(function(ev) debug.sethook() print(debug.traceback("in hook")) end, "l")
inner()
debug.sethook(function(ev) local i = debug.getinfo(2, "S") if i.what == "C" then debug.sethook() print(debug.traceback("in C hook")) end end, "c")
math.sin(3)
debug.sethook(function(ev) local i = debug.getinfo(2, "S") if i.what == "C" then debug.sethook() print(debug.traceback("in C return hook")) end end, "r")
math.sin(3)
-- count
local cnt = 0
debug.sethook(function() cnt = cnt + 1 end, "", 1)
cnt = 0
for i = 1, 100 do end
debug.sethook()
print(cnt)
for _, c in ipairs{2, 4, 7, 100} do
  debug.sethook(function() cnt = cnt + 1 end, "", c)
  cnt = 0
  local s = 0
  for i = 1, 200 do if i % 3 == 0 then s = s + i elseif i > 100 and i < 150 then s = s - 1 else s = s .. "" s = #s end while s > 1e9 do s = s / 2 end end
  debug.sethook()
  print(c, cnt)
end
-- big functions, goto, nested closures
local lines = {}
local chunk = load("local a\n\n\na = {\n1,\n2\n}\nfor i = 1, 2 do\n\na = i\nend\n\nif a then\n\na = nil\nelse\na = 1 end\nlocal b = a\nand 1\nor 2\nwhile b\ndo b = nil\nend\nrepeat b = 1\nuntil b\nfor k, v\nin pairs{1}\ndo local x = k\nend\nreturn function()\nreturn 1\nend, ('x'):rep(\n3\n)", "=c")
debug.sethook(function(e, l) if debug.getinfo(2, "S").source == "=c" then lines[#lines + 1] = l end end, "l")
chunk()
debug.sethook()
print(table.concat(lines, " "))
-- runaway stop
print(pcall(function()
  debug.sethook(function() debug.sethook() error("too long", 0) end, "", 1000)
  while true do end
end))
print(pcall(load"debug.sethook(function() debug.sethook() error('timeout') end, '', 100) local function f() return f() end f()"))
