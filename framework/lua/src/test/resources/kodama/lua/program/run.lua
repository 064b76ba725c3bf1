-- Runs a random program as a coroutine, and returns its output as a string. The host provides "program", and "note",
-- which is called with values that can only be compared between runs of the same engine.

local out, shown = {}, 0

local function text_of(value, depth)
  local kind = type(value)
  if value ~= value then return "nan" end
  if kind == "string" then return '"' .. value .. '"' end
  if kind == "number" or kind == "boolean" or kind == "nil" then return tostring(value) end
  if kind == "thread" then return "thread " .. coroutine.status(value) end
  if kind ~= "table" then return kind end
  if depth > 2 then return "{..}" end
  local items, key, item = {}, next(value)
  while key ~= nil and #items < 100 do
    note(key)
    items[#items + 1] = text_of(key, 3) .. "=" .. text_of(item, depth + 1)
    key, item = next(value, key)
  end
  table.sort(items)
  return "{" .. table.concat(items, ",") .. "}"
end

local function put(words)
  shown = shown + 1
  if shown <= 500 then out[#out + 1] = table.concat(words, " ") end
end

function show(...)
  local words = {}
  for i = 1, select("#", ...) do words[i] = text_of((select(i, ...)), 0) end
  put(words)
end

-- The program's active calls, without those of the host.
local function calls(text) return (text:gsub("in main chunk.*", "in main chunk")) end

function iterator(last)
  local i = 0
  return function()
    i = i + 1
    if i <= last then return i, i * i end
  end
end

function trace_of(routine) put { "calls", calls(debug.traceback(routine)) } end

function order(record)
  local keys = {}
  for key in next, record do keys[#keys + 1] = text_of(key, 3) end
  return table.concat(keys, " ")
end

-- The variables of the calling function, or of its callers; without temporaries.
function variables(level)
  local words = {}
  for i = 1, 250 do
    local name, value = debug.getlocal(level + 1, i)
    if not name then break end
    if name:sub(1, 1) ~= "(" then words[#words + 1] = name .. "=" .. text_of(value, 1) end
  end
  return table.concat(words, " ")
end

function trace(message)
  local level = 2
  while debug.getinfo(level, "S").what == "C" do level = level + 1 end
  put { "error", text_of(message, 0), variables(level), calls(debug.traceback("", 2)) }
  return message
end

function set_variable(level, index, value)
  local name = debug.getlocal(level + 1, index)
  if name and name:sub(1, 1) ~= "(" then return debug.setlocal(level + 1, index, value) end
end

function set_upvalue(func, index, value)
  if type(func) ~= "function" then return end
  local name = debug.getupvalue(func, index)
  if name and name ~= "_ENV" and name ~= "" then return debug.setupvalue(func, index, value) end
end

local plain_text = tostring
function tostring(value)
  local text = plain_text(value)
  return type(value) == "string" and text or (text:gsub(": .*", ""))
end

unpack, concat, sort, insert, remove = table.unpack, table.concat, table.sort, table.insert, table.remove

local routine = coroutine.create(program)
local resumed, results = 0
repeat
  results = table.pack(coroutine.resume(routine, resumed, "two", nil))
  resumed = resumed + 1
  put { "main", coroutine.status(routine) }
  show(table.unpack(results, 1, results.n))
until coroutine.status(routine) == "dead" or resumed > 200
if not results[1] then trace_of(routine) end
print(table.concat(out, "\n"))
