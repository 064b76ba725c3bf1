-- manual 6.8 and the rest of 6.9, with the full standard library; the folder is the argument
local folder = ... or os.tmpname() .. ".d"
local function err(f) print((tostring(select(2, pcall(f))):gsub(folder:gsub("%p", "%%%0"), "FOLDER"))) end
local function plain(...)
  local out = table.pack(...)
  for i = 1, out.n do out[i] = tostring(out[i]):gsub(folder:gsub("%p", "%%%0"), "FOLDER"):gsub("0x%x+", "ADDRESS") end
  print(table.concat(out, " ", 1, out.n))
end
local name = folder .. "/a.txt"

-- open, write, close
plain(io.open(folder .. "/missing", "r"))
plain(io.open(folder .. "/no/such", "w"))
plain(io.open(folder, "w"))
local f = assert(io.open(name, "w"))
plain(io.type(f), io.type(io.stdout), io.type(3), io.type(nil))
plain(f:write("one\n", 2, " ", 2.5, "\n", "last") == f)
plain(f:seek(), f:seek("cur"), f:seek("set", 4), f:seek("end"), f:seek("cur", -2))
plain(f:read("*a"))
plain(f:close(), io.type(f), tostring(f))
err(function() f:write("x") end)
err(function() f:close() end)
err(function() f:lines() end)

-- read
f = assert(io.open(name))
plain(f:read()) plain(f:read("*n", "*n")) plain(f:read("*l")) plain(f:read("*L")) plain(f:read("*l")) plain(f:read("*a")) plain(f:read(0), f:read(1))
plain(f:seek("set")) plain(f:read(3, 0, 1, "*l")) plain(f:read("*n"))
plain(f:seek("set")) plain(f:read("*n")) plain(f:read("*a"))
plain(f:write("x"))
f:close()
f = assert(io.open(name, "rb")) plain(f:read("*L", "*L", "*L", "*L")) f:close()
f = assert(io.open(name, "w"))
f:write("0x1F -12.5e2 .5 7x 0x.8p2 +3\n\n\nend") f:close()
f = assert(io.open(name))
plain(f:read("*n", "*n", "*n")) plain(f:read("*n")) plain(f:read("*l"))
plain(f:read("*l", "*l", "*l", "*l")) f:close()

-- append, update
f = assert(io.open(name, "w")) f:write("hello") f:close()
f = assert(io.open(name, "a")) f:write(" world") f:close()
f = assert(io.open(name, "r+")) plain(f:read(2)) f:seek("cur", 0) f:write("LL") f:seek("set") plain(f:read("*a")) f:close()
f = assert(io.open(name, "w+")) f:write("abc") f:seek("set", 1) plain(f:read("*a")) f:close()
f = assert(io.open(name, "a+")) plain(f:read("*a")) f:write("def") f:seek("set") plain(f:read("*a")) f:close()
plain(f.seek == io.stdout.seek)

-- lines
f = assert(io.open(name, "w")) f:write("1\n\n3") f:close()
for line in io.lines(name) do plain("[" .. line .. "]") end
for line in io.lines(name, "*L") do plain(#line) end
for a, b in io.lines(name, 1, 1) do plain(a == "\n" and "\\n" or a, b == "\n" and "\\n" or b) end
f = assert(io.open(name)) for line in f:lines() do plain(line) end plain(io.type(f)) f:close()
local next = io.lines(name) next() next() next() plain(next())
err(function() next() end)
err(function() io.lines(folder .. "/missing") end)

-- default files
io.input(name) plain(io.read("*n"), io.read("*l"), io.read("*l"), io.read("*l"), io.read("*l")) plain(io.input():close())
err(function() io.read() end)
io.input(io.stdin)
io.output(name) io.write("out", 1, "\n") plain(io.output() == io.stdout) io.close() io.output(io.stdout)
for line in io.lines(name) do plain(line) end
plain(io.output() == io.stdout, tostring(io.stdout), io.stdout:seek("cur") == nil or true)
err(function() io.input(folder .. "/missing") end)

-- arguments
err(function() io.open(name, "z") end)
err(function() io.open(name, "rw") end)
err(function() io.open() end)
err(function() io.type() end)
err(function() io.lines(name, "x")() end)
err(function() io.stdout.write() end)
err(function() io.stdout.write({}) end)
err(function() io.write({}) end)
err(function() io.stdout:write("", nil) end)
err(function() io.stdout:seek("x") end)
err(function() io.stdout:setvbuf("x") end)
err(function() io.output({}) end)
plain(io.stdout:setvbuf("full"), io.stdout:flush(), io.flush())

-- os
plain(os.rename(name, folder .. "/b.txt"), io.open(name)) plain(os.rename(name, folder .. "/c.txt"))
plain(os.remove(folder .. "/b.txt")) plain(os.remove(folder .. "/b.txt"))
plain(os.getenv("KODAMA_SURELY_UNSET"), type(os.getenv("PATH")), os.setlocale(), os.setlocale("C"), os.setlocale("xx_YY"), os.setlocale(nil, "all"))
local temporary = os.tmpname() f = assert(io.open(temporary, "w")) f:close() plain(os.remove(temporary))
f = io.tmpfile() f:write("x") f:seek("set") plain(f:read("*a")) f:close()
plain(os.execute("exit 3")) plain(os.execute("true")) plain(os.execute())
plain(math.abs(os.time() - os.time(os.date("*t"))) < 2, os.clock() >= 0, os.date("%Y") == os.date("*t").year .. "")
