-- The player's replays: a list to watch, rename, delete and copy them, SAVE REPLAY? after a run, and attract mode.
--
--   local replays = require "kodama.menu.replays"
--
--   replays.show(self)                                    -- returns when the player leaves the list
--   if replays.ask(self, { name = "ANT 12000" }) then ... -- asks whether to save the run since the last reset
--   replays.attract(self, { "attract/boss.kreplay" })     -- after 20 seconds without a key, plays one of these
--
-- look of show: scene, fields (what follows a watched replay, see replay.watch; its field after_replay = true becomes
-- the name of that replay), first (name of the replay that is selected initially), title, shade (0.95), ink, chosen
-- (0xRRGGBB), font. look of ask: name (of the file), word, thumbnail (false keeps that of replay.thumbnail), and the
-- fields of kodama.menu.list. look of attract: ticks (1200), scene, fields
local ask_name = require "kodama.menu.name"
local choose = require "kodama.menu.list"
local list = require "kodama.menu.replay_list"
local say = require "kodama.menu.words"

local replays = {}

local WATCH = { "watch", en = "WATCH", ja = "見る" }
local RENAME = { "rename", en = "RENAME", ja = "名前を変える" }
local DELETE = { "delete", en = "DELETE", ja = "消す" }
local FILE = { "file", en = "SHOW FILE", ja = "ファイルを表示" }
local BACK = { "back", en = "BACK", ja = "戻る" }
local SAVE = { "save", en = "SAVE", ja = "保存する" }
local NO = { "no", en = "DO NOT SAVE", ja = "保存しない" }
local SAVE_REPLAY = { en = "SAVE THIS REPLAY?", ja = "リプレイを保存しますか?" }
local NEW_NAME = { en = "NEW NAME", ja = "新しい名前" }
local ACTIONS = { "up", "down", "left", "right", "fire", "start", "back" }
local NAME_LENGTH, SHADE, TICKS, ACTIONS_Y, LOW_STEP = 24, 0.95, 1200, 122, 11

-- The fields of the scene that follows a watched replay; after_replay becomes the name of the replay.
local function fields_after(self, entry)
  local fields = {}
  for name, value in pairs(self.fields or {}) do fields[name] = value end
  if fields.after_replay then fields.after_replay = entry.name end
  return fields
end

local DO = {
  watch = function(self, entry)
    replay.watch(entry.name, { scene = self.scene, fields = fields_after(self, entry) })
  end,
  rename = function(self, entry)
    self.is_hidden = true
    local name = ask_name(self, { name = entry.name, back = true, length = NAME_LENGTH, word = NEW_NAME, size = 1 })
    if name then replay.rename(entry.name, name) end
    self.is_hidden = false
  end,
  delete = function(_, entry) replay.delete(entry.name) end,
  file = function(_, entry) replay.show_file(entry.name) end,
}

-- The rows of a low screen begin higher, so that all of them are on it.
local function rows_look(self, count)
  return { y = math.min(ACTIONS_Y, draw.height - count * LOW_STEP), back = "back", font = self.font }
end

local function act(self, entry)
  local rows = entry.problem and { FILE, DELETE, BACK } or { WATCH, RENAME, DELETE, FILE, BACK }
  self.is_choosing = true
  local row = choose(self, rows, rows_look(self, #rows))
  if row == "delete" then row = choose(self, { BACK, DELETE }, rows_look(self, #rows)) end
  self.is_choosing = false
  if DO[row] then DO[row](self, entry) end
end

local function run(self)
  while true do
    list.refresh(self)
    wait(1)
    local entry = list.move(self)
    if input.pressed "back" then return end
    if entry and (input.pressed "fire" or input.pressed "start") then act(self, entry) end
  end
end

--- Shows the list of replays until the player leaves it.
---@async
---@param self kodama.Task
---@param look? table
function replays.show(self, look)
  look = look or {}
  return await(self:spawn(run, {
    draw = list.paint, priority = 0.955, at = 1, title = say(look.title or "replays"), shade = look.shade or SHADE,
    ink = look.ink or 0xffffff, chosen = look.chosen or 0xffe080, font = look.font,
    scene = look.scene, fields = look.fields, first = look.first,
  }))
end

local function question(self)
  draw.fill(0x000000, self.shade)
  draw.text(say(self.word), draw.width / 2, math.floor(draw.height / 3), self.text)
end

--- Asks whether to save the run since the last reset, and saves it. Returns whether the player wants that.
---@async
---@param self kodama.Task
---@param look? table
---@return boolean
function replays.ask(self, look)
  look = look or {}
  if look.thumbnail ~= false then replay.thumbnail() end
  wait(2) -- the picture without the question
  local asked = self:spawn(wait_forever, {
    draw = question, priority = 0.95, word = look.word or SAVE_REPLAY, shade = look.shade or 0.6,
    text = { color = look.ink or 0xffffff, align = "center", font = look.font },
  })
  local is_wanted = choose(self, { SAVE, NO }, setmetatable({ back = "no" }, { __index = look })) == "save"
  if is_wanted then replay.save(look.name or "") end
  asked:kill()
  return is_wanted
end

local function is_idle()
  for _, action in ipairs(ACTIONS) do
    if input.down(action) then return false end
  end
  return true
end

--- Plays one of the files after some time without a key, again and again until `self` ends.
---@param self kodama.Task
---@param files string[]
---@param look? table
function replays.attract(self, files, look)
  look = look or {}
  return self:spawn(function()
    local left = look.ticks or TICKS
    while #files > 0 do
      wait(1)
      left = is_idle() and left - 1 or look.ticks or TICKS
      if left == 0 then
        replay.watch(files[math.random(#files)], { scene = look.scene, fields = look.fields, attract = true })
      end
    end
  end)
end

return replays
