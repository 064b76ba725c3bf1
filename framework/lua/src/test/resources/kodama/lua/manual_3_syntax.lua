-- compiler messages
local cases = {
  "x = = 1", "local 1", "for i = 1 do end", "if x then", "return return", "x = 'abc", "x = [[abc", "goto nowhere",
  "break", "::a:: ::a::", "local t = {", "f(", "x = }", "local function end", "x = 1e", "x = 0x", "x = '\\q'",
  "x = '\\300'", "x = '\\xZZ'", "a.b:c = 1", "x", "x.y", "f() = 1", "local x <const> = 1", "for a.b in pairs() do end",
  "--[[ unfinished", "x = \"a\nb\"", "return ... ", "function f() return ... end", "local function f(a, ...) return ... end",
  "goto l1; local a; ::l1:: print(a)", "do goto l2 end; local a; ::l2::", "repeat goto c; local x; ::c:: until x",
  "x = 3 = 4", "and", "x = a..", "x = #", "return 1,", "while true do", "function a.b.c:d.e() end", "x = ~1", "x = 1 ~ 2",
  "local a = {1,2,3", "x = @", "x = $", "x = 'a\\z  b'", "x = \"\\u{48}\"", "x = 1..2", "x = 5x", "x = 0xg", "until", "end", "else",
  "a = function() end end", "local x = (1", "x[1", "x = x(\n1", "x = 'a\\", "x = '\\1234'", "x=1 y=2 return x, y", "((x)) = 1", "(f)()",
}
for i, c in ipairs(cases) do print(i, c, select("#", load(c,"=chunk")), select(2, load(c, "=chunk"))) if type((load(c,"=chunk")))=="function" then end end
print(load("x = = 1", "@file.lua"))
print(load("x = = 1", "some text\nmore"))
print(load("x = = 1", "some text that is rather long and goes on and on and on and on and on"))
print(load("x = = 1"))
print(load("x ="))
print(load("\27Lua", "b", "t"))
print(load("return 1", "b", "b"))
local n = 0
print(load(function() n = n + 1 return ({"return ", "1", " + 2"})[n] end)())
print(load("return _ENV", "e", "t", 5)())
print(load("x = 1; return x", "e", "t", {})())
print(pcall(load("return x.y", "=e", "t", {})))
print(pcall(load("y = x.y.z", "=e", "t", {x={}})))
