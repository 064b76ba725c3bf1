-- manual 6.4.1 and the functions that take patterns
local function err(f) print(select(2, pcall(f))) end

-- find: plain
print(("hello world"):find("wor"), ("hello"):find("l"), ("hello"):find("xyz"), ("hello"):find(""), (""):find(""))
print(("hello"):find("", 3), ("hello"):find("", 6), ("hello"):find("", 7), ("hello"):find("l", 4), ("hello"):find("l", -2))
print(("a.b"):find(".", 1, true), ("a.b"):find("%.", 1), ("a+b"):find("+", 1, true), ("a.b"):find(".b", 2, true), ("x"):find("x", -100))
print(("a\0b"):find("\0"), ("a\0b"):find("b"), ("a\0a\0a\0b"):find("\0b"), ("aaa"):find("aaaa"))
-- find: patterns
print(("hello"):find("l+"), ("hello"):find("(l)(l)"), ("hello"):find("()l()"), ("hello"):find("^h"), ("hello"):find("^e"), ("hello"):find("o$"))
print(("hello"):find("^"), ("hello"):find("$"), ("hello"):find("^$"), (""):find("^$"), ("hello"):find("^l", 3), ("a$b"):find("$b"), ("a^b"):find("a^"))
print(("hello"):find("%a*", 3), ("hello"):find("x*"), ("hello"):find("x*$"), ("key = value"):find("(%w+)%s*=%s*(%w+)"))
-- match
print(("key = value"):match("(%w+)%s*=%s*(%w+)"), ("hello"):match("l+"), ("hello"):match("x"), ("hello"):match(".-l"), ("hello"):match("(h)(.)(.)"))
print(("2026-11-21"):match("(%d+)-(%d+)-(%d+)"), ("abc"):match("()"), ("abc"):match("()", 4), ("abc"):match("b", 3), ("  trim  "):match("^%s*(.-)%s*$") .. "|")
print(("[[x]]"):match("%[%[(.*)%]%]"), ("0x1F"):match("^0[xX](%x+)$"), string.match(12345, "3."), ("abc"):match("((a)(b))"), ("f(a(b)c)d"):match("%b()"))
-- classes
local classes = "acdglpsuwxACDGLPSUWX"
for class in classes:gmatch(".") do
  local count, sum = 0, 0
  for c = 0, 255 do
    if string.char(c):find("%" .. class) then count, sum = count + 1, sum + c end
  end
  print(class, count, sum)
end
print(("a.b"):match("a%.b"), ("%d"):match("%%d"), ("a-b"):match("[a%-]+"), ("]"):match("[]]"), ("^"):match("[%^x]"), ("a^"):match("[x^]"), ("-"):match("[a-]"), ("b"):match("[^a]"))
print(("x]y"):match("[^]]+"), ("ab-"):match("[%a-]+"), ("a-z"):match("[a-%%]+"), ("0123abc"):match("[0-9a-b]+"), ("é"):match("[é]") ~= nil, ("\200"):match("[\190-\210]") == "\200")
-- repetition
print(("aaa"):match("a-"), ("aaa"):match("a-$"), ("aaa"):match("a?"), ("aaa"):match("a?a?a?a?"), ("aaab"):match("a*b"), ("aaab"):match("a+ab"), ("b"):match("a*b"), ("b"):match("a?b"))
print(("abcabc"):match("(a.-c)"), ("abcabc"):match("(a.*c)"), ("<a><b>"):match("<(.-)>"), ("<a><b>"):match("<(.*)>"))
-- balance, frontier, back references
print(("(a(b)c)"):match("%b()"), ("((("):match("%b()"), ("xx"):match("%bxx"), ("'a' 'b'"):match("%b''"), ("[a]b]"):match("%b[]"))
print(("THE (quick) fox"):find("%f[%a]%a+%f[%A]"), ("hello world"):gsub("%f[%w]%w+", string.upper), ("a"):find("%f[\0]"), ("a"):find("%f[%z]"), ("foo.bar"):match("%f[%w]%w+$"))
print(("aa bb ab"):match("(%a)%1"), ("\"it's\""):match("([\"'])(.-)%1"), ("abab"):match("(ab)%1"), ("abc"):match("(a)%1"), ("=="):match("^(=*)%1$"))
-- gmatch
local function all(s, p)
  local out = {}
  for a, b in s:gmatch(p) do out[#out + 1] = tostring(a) .. (b and "/" .. tostring(b) or "") end
  print(#out, table.concat(out, ","))
end
all("one two  three", "%a+")
all("k1=v1, k2=v2", "(%w+)=(%w+)")
all("abc", "")
all("a b", "%a*")
all("abc", "()")
all("", "")
all("hello", "l")
all("aXbXc", "([^X]*)")
all("^a^a", "^a")
all("a,,b,", "([^,]*),?")
print(("x"):gmatch("x")(), ("x"):gmatch("y")())
-- gsub
print(("hello world"):gsub("o", "0"), ("hello"):gsub("", "-"), (""):gsub("", "x"), ("abc"):gsub("%w", "%0%0"), ("abc"):gsub("%w", "%%%0"), ("hello"):gsub("l", "L", 1))
print(("hello"):gsub("l", "L", 0), ("hello"):gsub("l", "L", -1), ("hello"):gsub("l", "L", 1.9), ("hello world"):gsub("(%w+) (%w+)", "%2 %1"), ("abc"):gsub("b", "%1"))
print(("abc"):gsub("^a", "x"), ("aaa"):gsub("^a", "x"), ("abc"):gsub("$", "!"), ("abc"):gsub("c$", "!"), ("a b c"):gsub("%s*", "_"), ("abc"):gsub(".", { a = 1, b = "B", c = false }))
print(("abc"):gsub("%w", function(c) if c == "b" then return nil end return c:upper() end), ("abc"):gsub("(a)(b)", function(...) return select("#", ...) end), ("abc"):gsub("b", 12.5))
print(("$name is $age"):gsub("%$(%w+)", { name = "Kodama", age = 7 }), ("x y"):gsub("()", "%1"), ("abc"):gsub("()b", function(p) return p end))
print(("abc"):gsub("", function() end), ("a.b"):gsub("%.", "%%"), ("hello"):gsub("(l)(l)", "%2%1"), ("hello"):gsub(".", "%0", 2), string.gsub(123, "2", 9), ("a\0b"):gsub("%z", "0"))
print(("abc"):gsub("b", setmetatable({}, { __index = function(_, k) return k .. k end })), ("ab"):gsub("(a)(b)", "%0%1%2"), ("   x"):gsub("^%s+", ""))
-- errors
err(function() local _ = ("x"):find("[") end)
err(function() local _ = ("x"):find("[]") end)
err(function() local _ = ("x"):find("[^]") end)
err(function() local _ = ("x"):find("[a") end)
err(function() local _ = ("x"):find("[a%") end)
err(function() local _ = ("x"):find("[a%]") end)
err(function() local _ = ("x"):find("%") end)
err(function() local _ = ("x"):find("x%") end)
err(function() local _ = ("x"):find("(x") end)
err(function() local _ = ("x"):match("(") end)
err(function() local _ = ("x"):find("x)") end)
err(function() local _ = ("x"):find(")") end)
err(function() local _ = ("x"):find("%1") end)
err(function() local _ = ("x"):find("(x)%2") end)
err(function() local _ = ("x"):find("(x%1)") end)
err(function() local _ = ("x"):find("%0") end)
err(function() local _ = ("x"):find("%b") end)
err(function() local _ = ("x"):find("%bx") end)
err(function() local _ = ("x"):find("%f") end)
err(function() local _ = ("x"):find("%fx") end)
err(function() local _ = ("x"):find(("()"):rep(33)) end)
err(function() local _ = ("x"):gsub("x", "%2") end)
err(function() local _ = ("x"):gsub("(x)", "%2") end)
err(function() local _ = ("x"):gsub("x", "%") end)
err(function() local _ = ("x"):gsub("x", "%a") end)
err(function() local _ = ("x"):gsub("x", true) end)
err(function() local _ = ("x"):gsub("x") end)
err(function() local _ = ("x"):gsub("x", "y", "z") end)
err(function() local _ = ("x"):gsub("x", { x = {} }) end)
err(function() local _ = ("x"):gsub("x", function() return print end) end)
err(function() local _ = ("x"):gsub("x", function() return true end) end)
err(function() local _ = ("x"):gsub("x", function() error("inside") end) end)
err(function() local _ = string.find() end)
err(function() local _ = string.find("x") end)
err(function() local _ = string.find("x", {}) end)
err(function() local _ = string.find("x", "x", "x") end)
err(function() local _ = string.match(nil, "x") end)
err(function() local _ = string.gmatch("x") end)
err(function() local _ = string.gsub("x", nil) end)
err(function() local _ = ("x"):find() end)
-- depth
print(#(("a"):rep(80)):match((".?"):rep(80)))
err(function() local _ = (("a"):rep(200000)):match((".?"):rep(200000)) end)
print(#(("a"):rep(300000)):match("^a*$"), (("a"):rep(300000)):find("^a*.?$"), (("a"):rep(300000)):find("^a-.?$"), (("a"):rep(300000)):find("^a*.?b$"))
-- captures at the limit
print(select("#", ("x"):rep(32):match(("(x)"):rep(32))), (("()"):rep(32)):len())
