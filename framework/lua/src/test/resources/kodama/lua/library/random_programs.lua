-- random programs; each prints its number, a checksum of its output, and the beginning of the output
-- arguments: the first number and the count
local first, count = ...
first, count = tonumber(first) or 1, tonumber(count) or 400

-- our own random generator, because math.random is not specified

local state
local function pick(low, high)
  state = state * 16807 % 2147483647
  return low + state % (high - low + 1)
end
local function of(list) return list[pick(1, #list)] end
local function chance(percent) return pick(1, 100) <= percent end

-- library functions that a program may use

local MAX_STEPS = 3000
local shown, checksum, steps

local function text_of(value, depth)
  local kind = type(value)
  if value ~= value then return "nan" end
  if kind == "string" then return '"' .. value:gsub("%-nan", "nan") .. '"' end
  if kind == "thread" then return "thread " .. coroutine.status(value) end
  if kind ~= "table" then return kind == "function" and kind or tostring(value) end
  if depth > 2 then return "{...}" end
  local items = {}
  for i = 1, 6 do items[i] = text_of(rawget(value, i), depth + 1) end
  for _, key in ipairs { "a", "b", "n", "m" } do
    items[#items + 1] = key .. "=" .. text_of(rawget(value, key), depth + 1)
  end
  return "{" .. table.concat(items, ",") .. "}"
end

local function show(...)
  local words = {}
  for i = 1, select("#", ...) do words[i] = text_of((select(i, ...)), 0) end
  local text = table.concat(words, " ") .. ";"
  for i = 1, #text do checksum = (checksum * 31 + text:byte(i)) % 4294967291 end
  if #shown < 60 then shown = shown .. text end
end

local function step()
  steps = steps + 1
  if steps > MAX_STEPS then error("too many steps", 0) end
end

-- addresses differ
local function text_without_address(value)
  local made = tostring(value)
  return type(value) == "string" and made or (made:gsub(": .*", ""))
end

local function surroundings()
  return {
    show = show, step = step, pcall = pcall, xpcall = xpcall, error = error, assert = assert, select = select,
    setmetatable = setmetatable, getmetatable = getmetatable, rawget = rawget, rawset = rawset, rawequal = rawequal,
    rawlen = rawlen, type = type, tonumber = tonumber, tostring = text_without_address, next = next, pairs = pairs, ipairs = ipairs,
    string = string, math = math, unpack = table.unpack, pack = table.pack, concat = table.concat, sort = table.sort,
    insert = table.insert, remove = table.remove, coroutine = coroutine, bit32 = bit32,
  }
end

-- the generator: knows the variables in scope and the kinds of their values, mostly correctly

local scope, names, depth, lines, may_yield, in_loop, has_varargs

local function line(text) lines[#lines + 1] = text end
local function known(kind)
  local found = {}
  for i = math.max(1, #scope - 30), #scope do if scope[i].kind == kind then found[#found + 1] = scope[i].name end end
  return #found > 0 and of(found) or nil
end
local function new_name()
  names = names + 1
  return "v" .. names
end
local function declare(name, kind) scope[#scope + 1] = { name = name, kind = kind } end

local expression, block, number, text, list, record, func, truth

local NUMBERS = {
  "0", "1", "2", "3", "-1", "10", "0.5", "-0.75", "1e15", "123456789012", "2^31", "2^53", "1e100", "-1e-3", "0x10", "0xA.8p1",
  "1/0", "-1/0", "255", "7", "100", "3.14159", ".5", "5e-324", "1e308", "4294967296",
}
local TEXTS = {
  '""', '"a"', '"10"', '"0x1F"', '" 5 "', '"hello"', '"1e2"', "[[long\ntext]]", '"z\\0z"', '"\\65\\x42"', '"abc" .. 1', '"%d+"',
  '"a,b,c"', "'-7'", '"1e"', '"0.1"',
}
local ARITHMETIC = { "+", "-", "*", "/", "%", "^" }
local COMPARISONS = { "<", "<=", ">", ">=", "==", "~=" }
local PATTERNS = { '"%a"', '"%d+"', '"[^,]+"', '"(.)(.)"', '"()l"', '"."', '"^h"', '"%w*"', '"o$"', '"%s*"', '".-a"' }

local function deeper(maker, simple)
  if depth > 4 then return simple() end
  depth = depth + 1
  local made = maker()
  depth = depth - 1
  return made
end

local function call()
  local called = known "function" or "(" .. func() .. ")"
  local arguments = {}
  for i = 1, pick(0, 3) do arguments[i] = expression() end
  if has_varargs and chance(15) then arguments[#arguments + 1] = "..." end
  return called .. "(" .. table.concat(arguments, ", ") .. ")"
end

function number()
  local function simple() return chance(50) and known "number" or of(NUMBERS) end
  return deeper(function()
    local way = pick(1, 16)
    if way <= 4 then return simple() end
    if way <= 8 then return "(" .. number() .. " " .. of(ARITHMETIC) .. " " .. number() .. ")" end
    if way == 9 then return "#" .. (chance(50) and known "list" or "(" .. text() .. ")") end
    if way == 10 then return "-(" .. of(NUMBERS) .. ")" end
    if way == 11 then return "(tonumber(" .. text() .. ") or " .. number() .. ")" end
    if way == 12 then return "math.floor(" .. number() .. ")" end
    if way == 13 then return "math." .. of { "max", "min" } .. "(" .. number() .. ", " .. number() .. ")" end
    if way == 14 then return "select('#', " .. expression() .. ", " .. call() .. ")" end
    if way == 15 then return "(" .. text() .. " + " .. number() .. ")" end
    return "(" .. (known "list" or "({ 1, 2 })") .. "[" .. number() .. "] or " .. number() .. ")"
  end, simple)
end

function text()
  local function simple() return chance(40) and known "text" or "(" .. of(TEXTS) .. ")" end
  return deeper(function()
    local way = pick(1, 14)
    if way <= 4 then return simple() end
    if way <= 7 then return "(" .. text() .. " .. " .. of { text, number }() .. ")" end
    if way == 8 then return text() .. ":sub(" .. number() .. ", " .. number() .. ")" end
    if way == 9 then return text() .. ":" .. of { "upper", "lower", "reverse" } .. "()" end
    if way == 10 then return "tostring(" .. of { number, truth, text }() .. ")" end
    if way == 11 then return "type(" .. expression() .. ")" end
    if way == 12 then return text() .. ":rep(" .. pick(-1, 4) .. ", " .. of(TEXTS) .. ")" end
    if way == 13 then return "(" .. text() .. ":gsub(" .. of(PATTERNS) .. ", " .. of { '"<%0>"', '"%%"', '"%1"', "{ a = 1, l = 'L' }" } .. "))" end
    return "string.format('%" .. of { "d", "5.2f", "g", "x", "#o", "-5d", "+.3e", "q", "c", "i" } .. "', " .. of { number, text }() .. ")"
  end, simple)
end

function truth()
  local function simple() return chance(40) and known "truth" or of { "true", "false", "nil" } end
  return deeper(function()
    local way = pick(1, 8)
    if way <= 2 then return simple() end
    if way <= 4 then return "(" .. number() .. " " .. of(COMPARISONS) .. " " .. number() .. ")" end
    if way == 5 then return "(" .. text() .. " " .. of(COMPARISONS) .. " " .. text() .. ")" end
    if way == 6 then return "not " .. expression() end
    if way == 7 then return "(" .. truth() .. of { " and ", " or " } .. truth() .. ")" end
    return "(" .. expression() .. " == " .. expression() .. ")"
  end, simple)
end

function list()
  local function simple() return known "list" or "{}" end
  return deeper(function()
    if chance(30) then return simple() end
    local items = {}
    for i = 1, pick(0, 5) do items[i] = of { number, text }() end
    return "{ " .. table.concat(items, of { ", ", "; " }) .. " }"
  end, simple)
end

local EVENTS = { "__add", "__sub", "__mul", "__div", "__mod", "__pow", "__concat", "__eq", "__lt", "__le", "__index", "__newindex", "__call" }

local function body(parameters, makes)
  local saved = { #scope, in_loop, has_varargs }
  in_loop, has_varargs = false, parameters[#parameters] == "..."
  for _, each in ipairs(parameters) do if each ~= "..." then declare(each, of { "number", "number", "text", "any" }) end end
  local outer = lines
  lines = { "step()" }
  makes()
  local made = table.concat(lines, "\n")
  lines = outer
  for i = #scope, saved[1] + 1, -1 do scope[i] = nil end
  in_loop, has_varargs = saved[2], saved[3]
  return "function(" .. table.concat(parameters, ", ") .. ")\n" .. made .. "\nend"
end

local function results()
  local values = {}
  for i = 1, pick(0, 3) do values[i] = expression() end
  if has_varargs and chance(20) then values[#values + 1] = "..." end
  if chance(10) then return "return " .. call() end
  return "return " .. table.concat(values, ", ")
end

function func()
  local parameters = {}
  for i = 1, pick(0, 3) do parameters[i] = new_name() end
  if chance(30) then parameters[#parameters + 1] = "..." end
  return body(parameters, function()
    deeper(function() block(pick(0, 3)) end, function() end)
    line(results())
  end)
end

function record()
  local function simple() return known "record" or "{ a = 1 }" end
  return deeper(function()
    if chance(25) then return simple() end
    local items = {}
    for i = 1, pick(0, 4) do
      local key = of { "a = ", "b = ", "n = ", "[" .. pick(1, 4) .. "] = ", '["m"] = ', "" }
      items[i] = key .. expression()
    end
    local made = "{ " .. table.concat(items, ", ") .. " }"
    if chance(50) then return made end
    local events = {}
    for i = 1, pick(1, 3) do events[i] = of(EVENTS) .. " = " .. func() end
    return "setmetatable(" .. made .. ", { " .. table.concat(events, ", ") .. " })"
  end, simple)
end

local function anything()
  local way = pick(1, 12)
  if way == 1 then return "(" .. call() .. ")" end
  if way == 2 then return record() .. of { ".a", ".b", ".n", "[1]", '["m"]' } end
  if way == 3 and has_varargs then return of { "...", "(...)", "select(2, ...)" } end
  if way == 4 and may_yield then return "coroutine.yield(" .. number() .. ")" end
  if way == 5 then return "(" .. record() .. " " .. of(ARITHMETIC) .. " " .. of { number, record }() .. ")" end
  if way == 6 then return "(" .. record() .. " " .. of(COMPARISONS) .. " " .. record() .. ")" end
  if way == 7 then return "(" .. record() .. " .. " .. text() .. ")" end
  if way == 8 then return "(" .. truth() .. " and " .. expression() .. " or " .. expression() .. ")" end
  return known "any" or "nil"
end

-- a table literal cannot be called, indexed or have a field without parentheses around it
local function wrapped(maker)
  return function()
    local made = maker()
    return made:find "^{" and "(" .. made .. ")" or made
  end
end
record = wrapped(record)
list = wrapped(list)

local MAKERS = {
  number = function() return number() end, text = function() return text() end, truth = function() return truth() end,
  list = function() return list() end, record = function() return record() end,
  any = function() return anything() end, ["function"] = function() return func() end,
}
local KINDS = { "number", "number", "number", "text", "text", "truth", "list", "record", "record", "any", "function" }

function expression()
  if depth > 4 then return number() end
  depth = depth + 1
  local made = MAKERS[of(KINDS)]()
  depth = depth - 1
  return made:find "^function" and "(" .. made .. ")" or made
end

-- statements

local function inner(statements)
  local outer = #scope
  block(statements)
  for i = #scope, outer + 1, -1 do scope[i] = nil end
end

local function loop_body(statements)
  local outer = in_loop
  in_loop = true
  line "step()"
  if chance(15) then
    local label = new_name()
    line("if " .. truth() .. " then goto " .. label .. " end")
    line "do"
    inner(statements)
    line "end"
    line("::" .. label .. "::")
  else
    inner(statements)
    if chance(10) then line("if " .. truth() .. " then break end") end
  end
  in_loop = outer
end

local function protected(statements)
  return body(chance(30) and { "..." } or {}, function()
    block(statements)
    line(results())
  end)
end

local function coroutine_body()
  local outer = may_yield
  may_yield = true
  local made = body({ new_name(), new_name() }, function()
    for _ = 1, pick(1, 3) do
      block(pick(0, 2))
      local kept = new_name()
      line("local " .. kept .. " = coroutine.yield(" .. expression() .. ", " .. number() .. ")")
      declare(kept, "any")
    end
    line(results())
  end)
  may_yield = outer
  return made
end

local STATEMENTS = {
  function()
    local kind, name = of(KINDS), new_name()
    line("local " .. name .. " = " .. MAKERS[kind]())
    declare(name, kind)
  end,
  function()
    local some, other = new_name(), new_name()
    line("local " .. some .. ", " .. other .. " = " .. (chance(50) and call() or number() .. ", " .. expression()))
    declare(some, "any")
    declare(other, "any")
  end,
  function() line("show(" .. expression() .. ", " .. expression() .. ")") end,
  function() line("show(" .. call() .. ")") end,
  function()
    local kind = of { "number", "number", "text", "truth" }
    local name = known(kind)
    if name then line(name .. " = " .. MAKERS[kind]()) end
  end,
  function()
    local some, other = known "number", known "number"
    if some and some ~= other then line(some .. ", " .. other .. " = " .. other .. ", " .. number()) end
  end,
  function() line("local function " .. "f" .. names .. "(...) step() return ... end show(f" .. names .. "(" .. expression() .. ", " .. expression() .. "))") end,
  function()
    local target = known "record"
    if target then line(target .. of { ".a", ".b", ".n", "[" .. pick(1, 4) .. "]" } .. " = " .. expression()) end
  end,
  function()
    local target = known "list"
    if target then line(of { target .. "[#" .. target .. " + 1] = " .. number(), "remove(" .. target .. ")", "insert(" .. target .. ", 1, " .. number() .. ")" }) end
  end,
  function()
    line("if " .. truth() .. " then")
    inner(pick(1, 2))
    if chance(30) then
      line("elseif " .. truth() .. " then")
      inner(1)
    end
    if chance(50) then
      line "else"
      inner(pick(1, 2))
    end
    line "end"
  end,
  function()
    local name = new_name()
    local step = chance(40) and ", " .. of { "1", "2", "-1", "0.5", "0", number() } or ""
    line("for " .. name .. " = " .. of { "1", "10", "-2", number() } .. ", " .. of { "3", "5", number() } .. step .. " do")
    declare(name, "number")
    loop_body(pick(1, 2))
    scope[#scope] = nil
    line "end"
  end,
  function()
    line(of { "while ", "while not " } .. truth() .. " do")
    loop_body(pick(1, 2))
    line "end"
  end,
  function()
    line "repeat"
    loop_body(1)
    line("until " .. truth())
  end,
  function()
    local key, value = new_name(), new_name()
    line("for " .. key .. ", " .. value .. " in ipairs(" .. list() .. ") do")
    declare(key, "number")
    declare(value, "any")
    loop_body(1)
    scope[#scope], scope[#scope - 1] = nil
    line "end"
  end,
  function()
    local value = new_name()
    line("for " .. value .. ", other in coroutine.wrap(" .. coroutine_body() .. ") do")
    declare(value, "any")
    loop_body(1)
    scope[#scope] = nil
    line "end"
  end,
  function() line("show(pcall(" .. protected(pick(1, 3)) .. "))") end,
  function() line("show(pcall(" .. protected(pick(1, 3)) .. ", " .. expression() .. "))") end,
  function() line("show(xpcall(" .. protected(pick(1, 2)) .. ", function(m) step() return " .. of { "m", "type(m)", "{ a = m }", "m .. '!'", "nil" } .. " end))") end,
  function() line("show(pcall(error, " .. expression() .. of { "", ", 0", ", 1", ", 2" } .. "))") end,
  function()
    if chance(30) then line("if " .. truth() .. " then error(" .. expression() .. of { "", ", 0", ", 2" } .. ") end") end
  end,
  function() line("show(" .. text() .. ":find(" .. of(PATTERNS) .. "))") end,
  function() line("show((" .. text() .. "):match(" .. of(PATTERNS) .. ", " .. pick(-3, 4) .. "))") end,
  function() line("show(" .. text() .. ":gsub(" .. of(PATTERNS) .. ", function(c, d) show(c, d) return " .. of { "c", "d", "nil", "'!'", "false" } .. " end, " .. of { "2", "1", "nil" } .. "))") end,
  function() line("do local s = { 5, 2, 8, 1, 9, 3 } sort(s" .. of { "", ", function(x, y) return x > y end", ", function(x, y) return x % 4 < y % 4 end" } .. ") show(s) end") end,
  function()
    local name = new_name()
    line("local " .. name .. " = coroutine.create(" .. coroutine_body() .. ")")
    for _ = 1, pick(1, 4) do line("show(coroutine.resume(" .. name .. ", " .. expression() .. "), coroutine.status(" .. name .. "))") end
  end,
  function()
    local label = new_name()
    line("do local i = 0 ::" .. label .. ":: step() i = i + 1")
    inner(1)
    line("if i < " .. pick(1, 4) .. " then goto " .. label .. " end end")
  end,
  function()
    local object, method = new_name(), of { "go", "m" }
    line("local " .. object .. " = setmetatable({}, { __index = { n = " .. number() .. " } })")
    line("function " .. object .. ":" .. method .. "(x, ...) step() self.a = x return self.n, ... end")
    line("show(" .. object .. ":" .. method .. "(" .. expression() .. ", " .. expression() .. "))")
    declare(object, "record")
  end,
  function()
    local keeper = new_name()
    line("local " .. keeper .. " = {} for i = 1, 3 do local j = i * " .. of(NUMBERS) .. " " .. keeper .. "[i] = function(x) step() j = j + (x or 1) return i, j end end")
    line("show(" .. keeper .. "[2](" .. number() .. "), " .. keeper .. "[2](), " .. keeper .. "[3]())")
  end,
  function()
    if may_yield then line("show(coroutine.yield(" .. expression() .. "))") end
  end,
  function()
    if may_yield then line("show(pcall(" .. protected(2) .. "))") end
  end,
  function() line("show(bit32." .. of { "band", "bor", "bxor", "lshift", "rshift", "arshift" } .. "(" .. of(NUMBERS) .. ", " .. pick(-3, 40) .. "))") end,
  function() line("g = " .. expression() .. " show(g)") end,
}

function block(statements)
  if #lines > 120 then return end
  for _ = 1, statements do
    if depth > 5 then return end
    depth = depth + 1
    of(STATEMENTS)()
    depth = depth - 1
  end
end

local function program()
  scope, names, depth, lines, may_yield, in_loop, has_varargs = {}, 0, 0, {}, false, false, true
  for _ = 1, pick(4, 10) do
    local before = #lines
    if chance(60) then line("show(pcall(" .. protected(pick(2, 4)) .. "))") else block(1) end
    if #lines == before then line("show(" .. expression() .. ")") end
  end
  return table.concat(lines, "\n")
end

for seed = first, first + count - 1 do
  state = seed * 7919 % 2147483646 + 1
  for _ = 1, 5 do pick(1, 2) end
  local source = program()
  shown, checksum, steps = "", 0, 0
  local chunk, problem = load(source, "=p", "t", surroundings())
  if not chunk then show(problem) else show(pcall(chunk, 1, "two", nil)) end
  print(seed, checksum, (shown:gsub("[%c\128-\255]", "?"):sub(1, 60)))
end
