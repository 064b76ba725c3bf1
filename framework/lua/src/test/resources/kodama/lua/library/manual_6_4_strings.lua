-- manual 6.4, all but format and patterns
local zero = 0 -- a minus before a literal is one constant
local function err(f) print(select(2, pcall(f))) end

-- byte
print(("hello"):byte(), ("hello"):byte(2), ("hello"):byte(-1), ("hello"):byte(2, 4))
print(("hello"):byte(-100, 100), ("hello"):byte(0))
print(select("#", ("hello"):byte(0)), select("#", ("hello"):byte(10)), select("#", (""):byte()))
print(("\0\255a"):byte(1, -1))
print(("hello"):byte("2"), ("hello"):byte(2.9), ("hello"):byte(nil, 2))
err(function() local _ = string.byte() end)
err(function() local _ = string.byte({}) end)
err(function() local _ = string.byte("x", "y") end)
err(function() local _ = ("x"):byte({}) end)
err(function() local _ = ("x"):byte(1, true) end)
print(string.byte(123, 1, 3))

-- char
print(string.char(), string.char(104, 105), #string.char(0, 255), string.char("65", 66.9))
err(function() local _ = string.char(256) end)
err(function() local _ = string.char(1, -1) end)
err(function() local _ = string.char("x") end)
err(function() local _ = string.char(65, nil) end)
for i = 0, 255 do assert(string.char(i):byte() == i) end

-- len, lower, upper, reverse
print(string.len(""), string.len("a\0b"), string.len(12.5), ("\195\169"):len())
print(("Hello World 123 \196"):lower() == "hello world 123 \196", ("Hello World 123"):upper(), (""):upper())
print(("abc"):reverse(), (""):reverse(), ("a\0b"):reverse() == "b\0a", string.reverse(123))
err(function() local _ = string.len() end)
err(function() local _ = string.lower(nil) end)
err(function() local _ = string.upper(true) end)
err(function() local _ = string.reverse(print) end)

-- rep
print(("ab"):rep(3), ("ab"):rep(0), ("ab"):rep(-1), ("ab"):rep(1), (""):rep(1000))
print(("ab"):rep(3, ","), ("ab"):rep(1, ","), ("ab"):rep(0, ","), (""):rep(3, "xy"), ("ab"):rep(2, ""))
print(("x"):rep(2.7), ("x"):rep("3"), string.rep(7, 3, 1), #("abc"):rep(1000, "--"))
err(function() local _ = string.rep() end)
err(function() local _ = string.rep("x") end)
err(function() local _ = string.rep("x", {}) end)
err(function() local _ = ("x"):rep({}) end)
err(function() local _ = ("x"):rep(1, {}) end)
err(function() local _ = ("x").rep({}) end)

-- sub
local s = "123456789"
print(s:sub(2, 4), s:sub(7), s:sub(7, 6), s:sub(7, 7), s:sub(0, 0), s:sub(-10, 10), s:sub(1, 9), s:sub(-10, -20))
print(s:sub(-1), s:sub(-4), s:sub(-6, -4), s:sub(-100, 3), s:sub(3, -3), s:sub(2, 100), s:sub(10), s:sub(1e15))
print(s:sub(-1e15, 2), s:sub(2, -1e15), s:sub("2", "3"), s:sub(2.9, 3.9), s:sub(2, nil), s:sub(-2, nil))
print(("\0\0\0"):sub(2, 2) == "\0", string.sub(12345, 2, 3))
err(function() local _ = s:sub() end)
err(function() local _ = s:sub("x") end)
err(function() local _ = s:sub(1, "x") end)
err(function() local _ = string.sub() end)

-- methods of strings
print(#"abc", ("abc").len == string.len, ("x").nothing)
print(getmetatable("").__index == string)
print(("%d"):rep(2):format(1, 2))
err(function() local _ = ("x"):nothing() end)

-- comparison is by bytes
print("a" < "b", "a" < "B", "" < "a", "a\0a" < "a\0b", "a\0" > "a", "\200" > "z", "Z" < "a", "alo" < "alo1")
print("10" < "9", "a" == "a", "1" == 1)

-- numbers as strings, strings as numbers
print("10" + 5, "0x10" * 1, " 7 " - 0, 10 .. 20, 1.5 .. "", -zero .. "", 2^53 .. "")
print(#tostring(12), tostring(-1203) == "-1203", tostring(1203.125), tostring(true), tostring(nil))
