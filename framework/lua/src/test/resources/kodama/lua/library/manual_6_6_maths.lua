-- manual 6.6
local zero = 0 -- a minus before a literal is one constant
local function err(f) print(select(2, pcall(f))) end
local function line(name, ...)
  local out = {}
  for i, x in ipairs { ... } do out[i] = tostring(math[name](x)) end
  print(name, table.concat(out, " "))
end
local huge = math.huge
line("abs", 1, -1, 0, -zero, -huge, 1e300, "-5")
line("ceil", 1, 1.5, -1.5, 0.1, -0.1, 1e300, huge, "1.2")
line("floor", 1, 1.5, -1.5, 0.1, -0.1, -zero, 1e300, -huge, "1.2")
line("sqrt", 0, 1, 2, 4, 0.25, huge)
line("exp", 0, 1, -1, 710, -800, huge)
line("log", 1, 2, 10, 0, huge, 0.5)
line("log10", 1, 10, 1000, 0, 2)
line("sin", 0, 1, 2, -1, 100) line("cos", 0, 1, 2, -1, 100) line("tan", 0, 1, 2, -1, 100)
line("asin", 0, 1, -1, 0.5) line("acos", 0, 1, -1, 0.5) line("atan", 0, 1, -1, huge)
line("sinh", 0, 1, -1) line("cosh", 0, 1, -1) line("tanh", 0, 1, -1, huge)
line("deg", 0, 1, math.pi, -math.pi / 3) line("rad", 0, 1, 180, -90, 360)
print(math.pi, math.huge, -math.huge)
print(math.atan2(1, 1), math.atan2(-1, -1), math.atan2(0, -1), math.atan2(-zero, -1), math.atan2(0, 0), math.atan2(1, 0))
print(math.fmod(7, 3), math.fmod(-7, 3), math.fmod(7, -3), math.fmod(5.5, 2), math.fmod(-6, 2), math.fmod(1, huge), math.fmod(1e308, 3))
print(math.pow(2, 10), math.pow(2, 0.5), math.pow(-8, 1/3) ~= math.pow(-8, 1/3), math.pow(0, 0), math.pow(2, -1))
print(math.log(8, 2), math.log(100, 10), math.log(1000, 10), math.log(27, 3), math.log(2, 0.5), math.log(8, nil))
print(math.max(1), math.max(1, 2, 3), math.max(3, 2.5, -1), math.max(-0.5, -1), math.max(-huge, huge), math.min(1, 2, 3), math.min(3, 2.5, -1), math.min("7", 9))
for _, x in ipairs { 3.7, -3.7, 0, -zero, 5, huge, -huge, 1e300, 0.5, -0.5 } do print("modf", x, math.modf(x)) end
for _, x in ipairs { 1, 0.5, 8, -10, 0, 1e300, 5e-324, 3e-310, 100.25 } do print("frexp", x, math.frexp(x)) end
print(math.ldexp(1, 10), math.ldexp(0.5, 1), math.ldexp(3, -1), math.ldexp(1, -1074), math.ldexp(1, -1080), math.ldexp(1, 2000), math.ldexp(0, 5))
-- random: the numbers are our own, the ranges those of the manual
math.randomseed(7)
local first = { math.random(), math.random(10), math.random(-5, 5) }
math.randomseed(7)
print(first[1] == math.random(), first[2] == math.random(10), first[3] == math.random(-5, 5))
local seen = {}
for _ = 1, 2000 do
  local r = math.random() assert(r >= 0 and r < 1)
  local d = math.random(6) assert(d >= 1 and d <= 6 and d == math.floor(d)) seen[d] = true
  local b = math.random(-3, 3) assert(b >= -3 and b <= 3 and b == math.floor(b))
end
print(#seen, math.random(1), math.random(5, 5), math.random("3", "3"))
err(function() local _ = math.random(0) end)
err(function() local _ = math.random(2, 1) end)
err(function() local _ = math.random(1, 2, 3) end)
err(function() local _ = math.random("x") end)
err(function() local _ = math.random(1, {}) end)
err(function() math.randomseed() end)
err(function() math.randomseed("x") end)
for _, name in ipairs { "abs", "ceil", "floor", "sqrt", "sin", "log", "exp", "max", "min", "modf", "frexp", "fmod", "pow", "atan2", "ldexp", "deg" } do
  err(function() local _ = math[name]() end)
  err(function() local _ = math[name]("x") end)
end
err(function() local _ = math.fmod(1) end)
err(function() local _ = math.pow(1, {}) end)
err(function() local _ = math.atan2(1) end)
err(function() local _ = math.ldexp(1) end)
err(function() local _ = math.max(1, {}) end)
err(function() local _ = math.min(1, nil) end)
err(function() local _ = math.log(1, {}) end)
err(function() local _ = math.floor({}) end)
err(function() local _ = math.abs(nil) end)
