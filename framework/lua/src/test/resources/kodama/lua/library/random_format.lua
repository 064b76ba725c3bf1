-- string.format and tostring with random formats and numbers; has its own random generator, so every Lua makes the same
local state = 42
local function pick(low, high)
  state = state * 16807 % 2147483647
  return low + state % (high - low + 1)
end
local function unit() return pick(0, 2 ^ 30 - 1) / 2 ^ 30 end

local makers = {
  function() return pick(-1000, 1000) / 100 end,
  function() return pick(-1e6, 1e6) / 1000 end,
  function() return math.ldexp(unit() - 0.5, pick(-1070, 1020)) end,
  function() return math.floor(unit() * 1e16) / 2 end,
  function() return pick(1, 9999) / 16 end,
  function() return pick(1, 99999) * 10 ^ pick(-20, 20) end,
  function() return pick(0, 50) end,
  function() return unit() / 3 end,
}
local function flags(chance, width, precision)
  local text = "%"
  for flag in ("-+ #0"):gmatch(".") do if pick(1, chance) == 1 then text = text .. flag end end
  if pick(1, 3) == 1 then text = text .. pick(1, width) end
  if pick(1, 2) == 1 then text = text .. "." .. (pick(1, 4) == 1 and "" or pick(0, precision)) end
  return text
end
local function conversion(letters)
  local at = pick(1, #letters)
  return letters:sub(at, at)
end
for _ = 1, 1200 do
  local number = makers[pick(1, #makers)]()
  local format = flags(6, 25, 20) .. conversion "fegaGEAfg"
  print(string.format("%.17g", number), number, format, string.format(format, number))
end
for _ = 1, 400 do
  local letter = conversion "diuxXo"
  local number = pick(1, 4) == 1 and 0 or math.floor(unit() * 2 ^ pick(1, 62))
  if letter:find "[di]" and pick(1, 2) == 1 then number = -number end
  local format = flags(4, 25, 20) .. letter
  print(string.format("%.17g", number), number, format, string.format(format, number))
end
for _ = 1, 200 do
  local text = ("xyz"):rep(pick(0, 5)):sub(1, pick(0, 15))
  local format = (flags(4, 25, 12) .. "s"):gsub("[+ #0]", "", 1)
  print(format, text, string.format(format, text))
end
for _ = 1, 200 do
  local bytes = {}
  for i = 1, pick(0, 12) do bytes[i] = string.char(pick(0, 255)) end
  print((string.format("%q", table.concat(bytes)):gsub("[^ -~]", function(c) return "<" .. c:byte() .. ">" end)))
end
