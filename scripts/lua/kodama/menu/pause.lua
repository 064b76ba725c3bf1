-- Lets the game stand still when the player asks for it, with a list of what to do then.
--
--   local pause = require "kodama.menu.pause"
--
--   return function(self)
--     pause(self, { title = function() scene.change "title" end })
--     ...
--
-- Each name is a further row, and its function is called when the player chooses that and the game goes on.
-- look: rows (the names in their order, or rows as for kodama.menu.list; by the alphabet unless said), word ("PAUSE",
-- or a table such as { en = "Pause", ja = "ポーズ" }), action ("back"), shade (how dark the game gets, 0.6), ink (the
-- word's color), options (a look for options.open), and those of kodama.menu.list
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

local function go_on(self)
  if self.is_open then task.resume_all() end
  self.persistent, self.is_open = false, false
end

-- a persistent task goes on while all others are paused
local function hold(self)
  self.persistent, self.is_open = true, true
  task.pause_all()
  local row
  repeat
    row = choose(self, self.rows, self.look, row)
    if row == "options" then options.open(self.look.options) end
  until row ~= "options"
  go_on(self)
  return row
end

local function watch(self)
  while true do
    wait_until(function() return input.pressed(self.action) end)
    local action = self.actions[hold(self)]
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
    word = look.word or "pause", action = look.action or "back", shade = look.shade or SHADE, finish = go_on,
    ink = { color = look.ink or INK, scale = 2, align = "center", font = look.font },
  })
  self:on_finish(function() menu:kill() end)
  return menu
end
