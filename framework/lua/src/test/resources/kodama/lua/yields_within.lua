-- Each kind of instruction yields while values are live, and passes zero to five values in both directions; often enough
-- that functions are translated.
local yield = coroutine.yield

local function text(...)
  local words = {}
  for i = 1, select("#", ...) do words[i] = tostring((select(i, ...))) end
  return table.concat(words, ",")
end

local VALUES = { {}, { "a" }, { 1, "b" }, { nil, 2, nil }, { 1, 2, 3, 4 }, { "c", nil, 3, true, 5 } }
local COUNTS = { 0, 1, 2, 3, 4, 5 }

-- Runs a body to its end; each resume passes one more value than the last, up to five.
local function run(name, body)
  for round = 1, 6 do
    local routine, out, given = coroutine.create(body), {}, round
    local results = table.pack(coroutine.resume(routine, round, round * 1.5, "z"))
    while coroutine.status(routine) ~= "dead" do
      out[#out + 1] = text(table.unpack(results, 2, results.n))
      local values = VALUES[given % 6 + 1]
      results = table.pack(coroutine.resume(routine, table.unpack(values, 1, COUNTS[given % 6 + 1])))
      given = given + 1
    end
    out[#out + 1] = "=> " .. text(table.unpack(results, 1, results.n))
    print(name, round, table.concat(out, " | "))
  end
end

local meta = {}
for _, event in ipairs { "add", "sub", "mul", "div", "mod", "pow", "unm", "concat", "len", "eq", "lt", "le", "index", "call" } do
  meta["__" .. event] = function(a, b) return (yield(event, type(a), type(b))) end
end
meta.__newindex = function(t, key, value)
  yield("newindex", key, value)
  rawset(t, key, value)
end
local function new() return setmetatable({}, meta) end

run("arithmetic", function(i, x, s)
  local t, u = new(), new()
  return i, t + i, x, x - t, s, t * u, u / 2, i, 2 % t, t ^ 2, -t, x, s
end)

run("arithmetic into a variable", function(i, x, s)
  local t, sum = new(), 0
  for k = 1, 4 do
    sum = sum + k
    local y = t + k
    sum = sum * x
    s = s .. tostring(y)
  end
  return sum, i, s
end)

run("concatenation", function(i, x, s)
  local t = new()
  return i .. "-" .. s .. "-" .. t .. "-" .. x, s .. t, t .. s .. i, i, x
end)

run("length", function(i, x, s) return i, #new(), x, #s, #new() end)

run("comparison", function(i, x, s)
  local t, u, out = new(), new(), {}
  if t < u then out[#out + 1] = "lt" end
  if t <= i then out[#out + 1] = "le" end
  if t == u then out[#out + 1] = "eq" end
  if t ~= u then out[#out + 1] = "ne" end
  if t > u then out[#out + 1] = "gt" end
  if not (x >= t) then out[#out + 1] = "ge" end
  local less, same = t < u, t == u
  while t < u do
    out[#out + 1] = s
    if #out > 9 then break end
  end
  return less, same, t <= u and i or x, table.concat(out, " ")
end)

run("comparison by its opposite", function(i, x, s)
  local only = { __lt = meta.__lt }
  local t, u = setmetatable({}, only), setmetatable({}, only)
  return t <= u, i, t >= u, x, not (t <= u) and s
end)

run("reading", function(i, x, s)
  local t = new()
  local inherits = setmetatable({}, { __index = t })
  return t.field, i, t[i], x, t[s], inherits.field, t.field == nil and s or i, x
end)

run("writing", function(i, x, s)
  local t = new()
  t.field, t[i], t[s] = i, x, s
  local u = setmetatable({}, { __newindex = t })
  u.other = i
  t.field = x
  return t.field, t[i], t[s], t.other, rawget(u, "other"), i, x
end)

run("global", function(i, x, s)
  local _ENV = setmetatable({ yield = yield }, { __index = meta.__index, __newindex = meta.__newindex })
  some = i
  other = some
  return some, other, missing, x, s
end)

run("method", function(i, x, s)
  local t = setmetatable({ n = i }, { __index = function(_, key)
    yield("method", key)
    return function(self, ...) return self.n, yield(...) end
  end })
  return x, t:go(s, i), t:come()
end)

run("call", function(i, x, s)
  local t = new()
  local function three(...) return i, yield(...) end
  local a, b, c = three(i, s)
  t(i)
  return x, a, b, c, t(s), (three()), three(x), three(three(s))
end)

run("tail call", function(i, x, s)
  local function last(n, ...)
    if n == 0 then return yield(...) end
    return last(n - 1, n, ...)
  end
  if i % 2 == 0 then return last(3) end
  return yield(i, x, s)
end)

run("variable arguments", function(...)
  local function pass(...) return select("#", ...), yield(...), ... end
  local t = { ..., yield(...), pass(...) }
  local u = { yield(), yield(...) }
  return #t > 0, pass(...)
end)

run("constructor", function(i, x, s)
  local t = { i, yield(i), x, s = yield(s), [i + 10] = yield(x), yield(), yield(i, x, s) }
  return t[1], t[2], t[3], t.s, t[i + 10], t[4], t[5], t[6]
end)

run("numeric loop", function(i, x, s)
  local sum = 0
  for k = yield("from") and 1 or 2, 3 do
    sum = sum + k
    yield(k, sum)
    sum = sum + x
  end
  for k = 3, 1, -1 do s = s .. k .. tostring((yield(s))) end
  return sum, s, i
end)

run("generic loop", function(i, x, s)
  local function steps(limit, k)
    yield("step", k)
    if k < limit then return k + 1, yield(x) end
  end
  local out = {}
  for k, v in steps, 3, 0 do out[#out + 1] = tostring(v) .. k end
  for k, v in setmetatable({}, { __call = steps and function(_, limit, k) return steps(limit, k or 0) end }), 2 do
    out[#out + 1] = tostring(v) .. k
  end
  for k in coroutine.wrap(function() for n = 1, 2 do coroutine.yield(n) end end) do out[#out + 1] = k + (yield("inner") and 0 or 0) end
  return i, s, table.concat(out, " ")
end)

run("generic loop of pairs", function(i, x, s)
  local t = setmetatable({}, { __pairs = function(t)
    return function(_, k)
      yield("next")
      if not k then return i, x end
    end, t, nil
  end })
  for k, v in pairs(t) do s = s .. k .. v end
  for k, v in ipairs { 1, 2 } do s = s .. k .. tostring((yield(v))) end
  return s
end)

run("test", function(i, x, s)
  local a = yield("test") or i
  local b = yield("and") and x
  while yield("while") do return a, b, s end
  repeat local done = yield("until") or i > 3 until done or x
  return not yield("not"), a, b, s
end)

run("closure", function(i, x, s)
  local made = {}
  for k = 1, 3 do
    local n = k * x
    made[k] = function(...)
      n = n + i
      yield(n, ...)
      i = i + 1
      return n, i
    end
    yield(k)
    n = n + 1
  end
  return made[1](s), made[2](), made[1](), i
end)

run("frames", function(i, x, s)
  local function deep(n, a)
    if n == 0 then return yield("bottom", a) end
    local before = n * x
    local b, c, d = deep(n - 1, a + before)
    yield(n, before)
    return before, b, c, d
  end
  return s, deep(5, i)
end)

run("protected call", function(i, x, s)
  local function fails(...)
    yield("fails", ...)
    error(s, 0)
  end
  local a = table.pack(pcall(fails, i, x))
  local b = table.pack(xpcall(fails, function(m) return m .. "!" end, s))
  local c = table.pack(pcall(pcall, fails))
  local d = table.pack(pcall(yield, i, s))
  return i, a[1], a[2], b[1], b[2], c[1], c[2], c[3], d[1], d[2], d.n, x
end)

run("error after a yield", function(i, x, s)
  local t = { n = x }
  yield(t.n)
  t.n = t.n + i
  return t.n, i, t.missing.field
end)

run("coroutines within", function(i, x, s)
  local inner = coroutine.wrap(function(a)
    local within = coroutine.wrap(function(b)
      b = b + coroutine.yield(b)
      return b
    end)
    local n = within(a)
    coroutine.yield(n)
    return within(a + n)
  end)
  local a = inner(i)
  yield(a)
  local b = inner()
  return a, b, x, s, yield(#s)
end)
