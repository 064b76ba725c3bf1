-- Text that appears letter by letter, and translated words. A game can replace this module with its own
-- kodama/text.lua.
local text = {}

local function play_letter(line)
  if type(line.sound) == "function" then line.sound(line.shown) elseif line.sound then sound.play(line.sound) end
end

local function appear(line)
  while line.shown < line.length do
    wait(line.ticks)
    if line.shown < line.length then
      line.shown = line.shown + 1
      play_letter(line)
    end
  end
  line.done = true
  line:signal "typed"
  wait_forever()
end

-- Runs as a child, because it must react in every tick even if the text is waiting.
local function skip(_, line)
  wait(1) -- the key press of this tick has opened the text
  wait_until(function() return input.pressed(line.skip) end)
  line.shown = line.length
end

local function paint(line)
  line.look.shown = line.shown
  draw.text(line.text, line.x, line.y, line.look)
end

-- Types a text letter by letter and shows it until its task ends. Fields: text, x, y, look (as for draw.text), ticks
-- (between letters, 2), sound (a name, or a function of the letter's number), skip (the action that shows the rest at
-- once; "fire", or false), owner (the task with which the text ends), and the fields of any task, such as priority.
-- When the text is complete, the task's field `done` is true and it receives the event "typed".
---@class kodama.TypedText: kodama.TaskFields
---@field text string
---@field look? kodama.TextLook
---@field ticks? number
---@field sound? string|fun(letter: integer)
---@field skip? string|false
---@field owner? kodama.Task

---@param fields kodama.TypedText
---@return kodama.Task
function text.type(fields)
  local look = {}
  for name, value in pairs(fields.look or {}) do look[name] = value end
  local _, _, length = draw.text_size(fields.text, look)
  fields.look, fields.length, fields.shown, fields.done = look, length, 0, false
  fields.ticks = fields.ticks or 2
  if fields.skip == nil then fields.skip = "fire" end
  fields.draw = paint
  local line = fields.owner and fields.owner:spawn(appear, fields) or spawn(appear, fields)
  if line.skip then line:spawn(skip) end
  return line
end

-- The same, but waits until the text is complete and then for the action, which removes the text.
---@async
---@param fields kodama.TypedText
function text.say(fields)
  local line = text.type(fields)
  wait_until(function() return line.done end)
  wait(1)
  wait_until(function() return input.pressed(line.skip or "fire") end)
  line:kill()
end

-- Translated words: words { start = { en = "Start", ja = "はじめる" } } returns a function, whose call words "start"
-- returns the word in the player's language, or else in English. Call it each frame to follow a change of the language.
-- text.language, if it is set, or a second argument, selects another language.
---@param words table<string, table<string, string>>
---@return fun(name: string, language?: string): string
function text.words(words)
  return function(name, language)
    local wanted = language or text.language or options.language()
    local word = words[name] or error(("there is no word '%s'"):format(tostring(name)), 2)
    return word[wanted] or word.en or error(("word '%s' lacks '%s'"):format(name, wanted), 2)
  end
end

return text
