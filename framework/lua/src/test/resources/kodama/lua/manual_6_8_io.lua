-- io: manual 6.8, with the full standard library
local plain = print -- addresses and temporary names differ between runs
local temporary = os.tmpname and os.tmpname() or "?"
local function print(...)
  local t = table.pack(...)
  for i = 1, t.n do t[i] = tostring(t[i]):gsub("0x%x%x%x%x%x+", "ADDRESS"):gsub(temporary:gsub("%p", "%%%0"), "TEMPORARY"):gsub("'_G%.", "'") end
  plain(table.concat(t, "\t", 1, t.n))
end
local words = {}
local function emit(...) for _, word in ipairs{...} do words[#words + 1] = tostring(word) end end
local function flush() print(table.concat(words)) words = {} end
local N = temporary
local function p(...) print(...) end
local function e(f, ...) print(pcall(f, ...)) end
-- names
-- modes
for _, m in ipairs{"r", "w", "a", "r+", "w+", "a+", "rb", "wb", "ab", "r+b", "w+b", "a+b", "rw", "b", "", "+", "rb+", "wx", "r ", "R"} do local ok, f, er = pcall(io.open, N, m) p(m, ok, ok and io.type(f) or f, er) if ok and f then f:close() end end
-- popen
local f = io.popen("echo hello; echo world") p(io.type(f), f:read("*a")) p(f:close()) p(io.type(f), tostring(f))
f = io.popen("cat > " .. N, "w") p(f:write("via popen\n") == f) p(f:close()) for l in io.lines(N) do p(l) end
p(io.popen("exit 3"):close()) p(io.popen("kill -9 $$"):close()) p(io.popen("true"):close()) e(io.popen, "true", "x") e(io.popen, "true", "rw") e(io.popen) e(io.popen, "ls", "r+")
for l in io.popen("printf 'a\\nb\\nc'"):lines() do p(l) end f = io.popen("echo 1 2 3") p(f:read("*n", "*n", "*n", "*n")) p(f:seek()) p(f:close()) f = io.popen("true") e(f.write, f, "x") f:close() e(f.read, f) f = io.popen("sleep 0; exit 7", "w") p(f:close())
f = io.popen("nonexistentcommand 2>/dev/null") p(f:read("*a")) p(f:close())
-- execute
-- read formats
-- lines
f = io.open(N, "w") f:write("1 2\n3 4\n\n5") f:close()
for a, b in io.lines(N, "*n", "*n") do p(a, b) end
for l in io.lines(N, "*L") do p(("%q"):format(l)) end for l in io.lines(N, 1) do emit("[", l, "]") end flush() for c, l in io.lines(N, 1, "*l") do p(c, l) end for a in io.lines(N, "*a") do p(#a) if #a == 0 then break end end
e(io.lines, N, "bad") e(io.lines, N .. "/no") e(io.lines, {}) e(function() for l in io.lines(N, "*x") do end end) e(function() local it = io.lines(N) for l in it do end it() end)
f = io.open(N) local it = f:lines() it() f:close() e(it) e(f.lines, f) e(f.read, f) e(f.seek, f) e(f.write, f) e(f.flush, f) e(f.setvbuf, f, "no") e(f.close, f) e(io.close, f) e(io.lines, f) e(io.input, f) e(io.output, f) io.input(io.stdin) io.output(io.stdout)
e(function() f:nomethod() end) e(function() return f.x end) e(function() return #f end) e(function() f.x = 1 end) e(function() return f + 1 end) e(function() f() end) e(io.stdout.close) e(io.stdout.read) e(io.read, "*x") e(io.stdin.lines, 1) e(function() io.stdout.write(1, 2) end)
e(io.open(N).lines, io.open(N), "*x") local t251 = {} for i = 1, 251 do t251[i] = "*l" end e(io.lines, N, table.unpack(t251)) 
-- seek
f = io.open(N, "w+") p(f:seek()) p(f:write("0123456789") == f) p(f:seek("set", 3), f:read(2), f:seek("cur", 1), f:read(1), f:seek("end", -2), f:read("*a"), f:seek("end"), f:seek("set", 20), f:write("x") == f, f:seek("end")) p(f:seek("set", -1)) e(f.seek, f, "bad") e(f.seek, f, "set", "x") e(f.seek, f, "set", 1.5) e(f.seek, f, 1) p(f:seek("set", "2")) p(f:read("*a"):gsub("%z", "0")) f:close()
-- setvbuf
-- default files
p(tostring(io.stdout):match("^file %(0x%x+%)$") ~= nil, tostring(f)) p(getmetatable(f).__name, getmetatable(f).__index == getmetatable(f)) e(getmetatable(f).__gc) e(getmetatable(f).__tostring, 1) e(getmetatable(f).__tostring)
f = io.open(N, "r") p(f:write("x")) p(f:close()) f = io.open(N, "w") p(f:read("*a")) p(f:read(1)) p(f:close()) f = io.open(N, "a") p(f:seek("set", 0)) f:write("z") p(f:seek()) f:close() f = io.open(N, "a+") p(f:read("*a")) f:seek("set", 0) f:write("y") f:seek("set") p(f:read("*a")) f:close()
f = io.tmpfile() p(io.type(f), f:write("tmp"):seek("set")) p(f:read("*a")) p(f:close())
p(io.stderr:write("") == io.stderr, io.stdout:seek() == nil or true, io.stdout:flush() == io.stdout or io.stdout:flush())
f = io.open(N, "w") f:write("alpha\nbeta\n\n  12 0x10 -3.5e1\nlast line without end") f:close() f = io.open(N) p(f:read("*l", "*L", "*l")) p(f:read("*n", "*n", "*n", "*n")) p(f:read("*l")) p(f:read(4, 0, 1)) p(f:read("*a")) p(f:read("*a")) p(f:read("*l")) p(f:read(0)) p(f:read("*n")) p(f:read("*L")) f:close()
for _, num in ipairs{"1e", "1e+5", "0x", "0xg", "0x1p4", "-", "+", "--1", "+5", ".", ".5", "5.", "5..", "1 2", "0x.8", "1_", "\t\n 7", "1,2", "0b1", "1E2", "12abc"} do f = io.open(N, "w") f:write(num) f:close() f = io.open(N) local v = f:read("*n") p(("%q"):format(num), v, f:seek(), f:read("*a")) f:close() end
f = io.open(N, "w") local r = io.open(N) p(f:setvbuf("full", 2000)) f:write("x") p(r:read("*a")) f:close() r:seek("set") p(r:read("*a")) f = io.open(N, "w") p(f:setvbuf("no")) r:seek("set") f:write("x") p(r:read("*a")) f:close() f = io.open(N, "a") p(f:setvbuf("line")) r:seek("set") f:write("x") p(r:read("*a")) f:write("a\n") p(r:read("*a")) f:close() r:close()
os.remove(N)
os.remove(temporary)
