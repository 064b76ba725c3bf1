-- random patterns against random subjects; has its own random generator
local state = 4711
local function pick(low, high)
  state = state * 16807 % 2147483647
  return low + state % (high - low + 1)
end
local function of(list) return list[pick(1, #list)] end

local function subject()
  local out = {}
  for i = 1, pick(0, 24) do out[i] = of { "a", "a", "b", "b", "c", "A", "1", "2", " ", ".", "(", ")", "[", "]", "%", "-", "_", "\0" } end
  return table.concat(out)
end
local singles = {
  "a", "b", "c", "1", ".", "%a", "%d", "%s", "%w", "%p", "%u", "%l", "%x", "%A", "%W", "%z", "%.", "%%", "%(", "[ab]", "[^ab]", "[a-c]",
  "[%a]", "[%w_]", "[^%s]", "[]]", "[^]]", "[a-]", "[%-a]", "[a-c1-2]", "-", " ", "\0",
}
local function item(depth)
  local kind = pick(1, 20)
  if kind <= 9 then return of(singles) end
  if kind <= 15 then return of(singles) .. of { "*", "+", "-", "?" } end
  if kind == 16 then return of { "%b()", "%b[]", "%bab", "%f[%a]", "%f[^%a]", "%f[1]" } end
  if kind == 17 then return "()" end
  if kind == 18 then return of { "%1", "%1", "%2", "$", "^" } end
  if depth > 2 then return "a" end
  local out = {}
  for i = 1, pick(1, 3) do out[i] = item(depth + 1) end
  return "(" .. table.concat(out) .. ")"
end
local function pattern()
  local out = {}
  if pick(1, 6) == 1 then out[1] = "^" end
  for _ = 1, pick(0, 5) do out[#out + 1] = item(0) end
  if pick(1, 6) == 1 then out[#out + 1] = "$" end
  if pick(1, 25) == 1 then out[#out + 1] = of { "[", "%", "(", "[a", "%b", "%f", ")" } end
  return table.concat(out)
end
local function shown(...)
  local out = { n = select("#", ...), ... }
  for i = 1, out.n do out[i] = (tostring(out[i]):gsub("%z", "<0>")) end
  return table.concat(out, "|", 1, out.n)
end
local replacements = { "%0", "<%0>", "%1", "%2%1", "x", "", "%%", { a = "1", b = "2", ab = "3" }, function(...) return select("#", ...) end }
for i = 1, 1500 do
  local s, p = subject(), pattern()
  print(i, shown(s), shown(p))
  print(shown(pcall(string.find, s, p)))
  print(shown(pcall(string.find, s, p, pick(-10, 10))))
  print(shown(pcall(string.match, s, p)))
  print(shown(pcall(string.gsub, s, p, of(replacements), pick(1, 3) == 1 and pick(0, 3) or nil)))
  local count = 0
  local ok, message = pcall(function()
    for a, b in s:gmatch(p) do
      count = count + 1
      print(count, shown(a, b))
    end
  end)
  print(ok, ok and count or message)
end
