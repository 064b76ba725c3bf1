-- Text and number fields for players. A game can replace this module with its own kodama/field.lua.
local field = {}

local BLINK_TICKS = 30
local WRONG_COLOR = 0xff5050

local function paint(box)
  local color = box.look.color
  if box.wrong then box.look.color = WRONG_COLOR end
  draw.text(table.concat(box.letters), box.x, box.y, box.look)
  box.look.color = color
  if box.age % (2 * BLINK_TICKS) >= BLINK_TICKS then return end
  local left, high = draw.text_size(table.concat(box.letters, "", 1, box.at), box.look)
  draw.rect(box.x + left, box.y, 1, high, color or 0xffffff)
end

local function insert(box, text)
  for _, code in utf8.codes(text) do
    local letter = utf8.char(code)
    if #box.letters < box.most and box.takes(letter, box) then
      box.at = box.at + 1
      table.insert(box.letters, box.at, letter)
    end
  end
end

local keys = {}
function keys.Left(box) box.at = math.max(0, box.at - 1) end
function keys.Right(box) box.at = math.min(#box.letters, box.at + 1) end
function keys.Home(box) box.at = 0 end
function keys.End(box) box.at = #box.letters end
function keys.Delete(box) table.remove(box.letters, box.at + 1) end
function keys.Backspace(box)
  if box.at == 0 then return end
  table.remove(box.letters, box.at)
  box.at = box.at - 1
end
function keys.Escape(box) box.done = true end
function keys.Enter(box)
  box.result = box.value(table.concat(box.letters))
  box.wrong = box.result == nil
  box.done = not box.wrong
end

local function write(box)
  input.begin_text()
  box.finish = function() input.end_text() end
  while not box.done do
    for _, typed in ipairs(input.text()) do
      box.age, box.wrong = 0, false
      if typed.text then insert(box, typed.text) elseif keys[typed.key] then keys[typed.key](box) end
      if box.done then break end
    end
    box.age = box.age + 1
    wait(1)
  end
  wait_forever()
end

local function ask(fields, takes, value)
  local box = { x = fields.x, y = fields.y, priority = fields.priority or 0.9, look = { plain = true },
    letters = {}, at = 0, age = 0,
    most = fields.most or 12, takes = takes, value = value, draw = paint }
  for name, part in pairs(fields.look or {}) do box.look[name] = part end
  insert(box, tostring(fields.start or ""))
  if fields.owner then fields.owner:spawn(write, box) else spawn(write, box) end
  wait_until(function() return box.done end)
  box:kill()
  return box.result
end

-- Waits until a text was entered and returns it; nil after Escape. Fields: x, y, most (maximum number of letters, 12),
-- start (initial text), look (as for draw.text), takes (returns whether a letter is accepted), owner (the task with
-- which the field ends).
---@class kodama.Field
---@field x? number
---@field y? number
---@field most? integer
---@field start? string|number
---@field look? kodama.TextLook
---@field takes? fun(letter: string, box: table): boolean
---@field owner? kodama.Task
---@field min? number
---@field max? number

---@async
---@param fields kodama.Field
---@return string?
function field.text(fields)
  return ask(fields, fields.takes or function() return true end, function(text) return text end)
end

-- The same for a whole number from min to max. Other numbers are shown in red and not accepted.
---@async
---@param fields kodama.Field
---@return number?
function field.number(fields)
  local min, max = fields.min or 0, fields.max or 999999
  return ask(fields, function(letter) return letter:match(min < 0 and "[%d-]" or "%d") ~= nil end, function(text)
    local number = tonumber(text)
    return number and number >= min and number <= max and number or nil
  end)
end

return field
