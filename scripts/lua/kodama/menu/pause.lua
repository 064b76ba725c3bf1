-- Pauses the game when the player asks for it, and shows a menu.
--
--   local pause = require "kodama.menu.pause"
--
--   return function(self)
--     pause(self, { title = function() scene.change "title" end })
--     ...
--
-- Each name is an additional row; its function is called when the player chooses it, after the game has resumed.
-- look: rows (the names in order, or rows as for kodama.menu.list; alphabetical by default), word ("PAUSE", or a table
-- such as { en = "Pause", ja = "ポーズ" }), action ("back"), shade (how much the game is darkened, 0.6), ink (color of the
-- word), options (a look for options.open), and the fields of kodama.menu.list
local choose = require "kodama.menu.list"
local say = require "kodama.menu.words"

local SHADE, INK = 0.6, 0xffffff

local function paint(self)
  if not self.is_open then return end
  draw.fill(0x000000, self.shade)
  draw.text(say(self.word), draw.width / 2, math.floor(draw.height / 3), self.ink)
end

local function rows_of(actions, named)
  local rows, names = { "continue", "options" }, named or {}
  for name, action in pairs(actions) do
    if type(action) ~= "function" then
      error(("kodama.menu.pause: '%s' must be a function but was %s"):format(tostring(name), tostring(action)), 3)
    end
    if not named then names[#names + 1] = name end
  end
  if not named then table.sort(names) end
  for _, name in ipairs(names) do rows[#rows + 1] = name end
  return rows
end

local function resume(self)
  if self.is_open then task.resume_all() end
  self.persistent, self.is_open = false, false
end

-- a persistent task runs while all others are paused
local function choose_row(self)
  self.persistent, self.is_open = true, true
  task.pause_all()
  local row
  repeat
    row = choose(self, self.rows, self.look, row)
    if row == "options" then options.open(self.look.options) end
  until row ~= "options"
  resume(self)
  return row
end

local function watch(self)
  while true do
    wait_until(function() return input.pressed(self.action) end)
    local action = self.actions[choose_row(self)]
    if action then action() end
  end
end

---@param self kodama.Task
---@param actions? table<string, fun()>
---@param look? table
return function(self, actions, look)
  look = setmetatable({ back = "continue" }, { __index = look or {} })
  local menu = spawn(watch, {
    actions = actions or {}, look = look, rows = rows_of(actions or {}, look.rows), draw = paint, priority = 0.95,
    word = look.word or "pause", action = look.action or "back", shade = look.shade or SHADE, finish = resume,
    ink = { color = look.ink or INK, scale = 2, align = "center", font = look.font },
  })
  self:on_finish(function() menu:kill() end)
  return menu
end
