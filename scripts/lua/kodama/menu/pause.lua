-- Lets the game stand still when the player asks for it, with a list of what to do then.
--
--   local pause = require "kodama.menu.pause"
--
--   return function(self)
--     pause(self, { title = function() scene.change "title" end })
--     ...
--
-- Each name is a further row, and its function is called when the player chooses that and the game goes on.
-- look: rows (the names in their order, that of the alphabet unless said), word ("PAUSE"), action ("back"), shade (how
-- dark the game gets, 0.6), ink (the word's color), and those of kodama.menu.list
local choose = require "kodama.menu.list"

local SHADE, INK = 0.6, 0xffffff

local function paint(self)
  if not self.is_open then return end
  draw.fill(0x000000, self.shade)
  draw.text(self.word, draw.width / 2, math.floor(draw.height / 3), self.ink)
end

local function rows_of(actions, named)
  local rows, names = { "continue", "options" }, named or {}
  for name in pairs(named and {} or actions) do names[#names + 1] = name end
  if not named then table.sort(names) end
  for _, name in ipairs(names) do rows[#rows + 1] = name end
  return rows
end

-- a persistent task goes on while all others are paused
local function hold(self)
  self.persistent, self.is_open = true, true
  task.pause_all()
  local row
  repeat
    row = choose(self, self.rows, self.look)
    if row == "options" then options.open(self.look.options) end
  until row ~= "options"
  task.resume_all()
  self.persistent, self.is_open = false, false
  return row
end

local function watch(self)
  while true do
    wait_until(function() return input.pressed(self.action) end)
    local action = self.actions[hold(self)]
    if action then action() end
  end
end

return function(_, actions, look)
  look = setmetatable({ back = "continue" }, { __index = look or {} })
  return spawn(watch, {
    actions = actions or {}, look = look, rows = rows_of(actions or {}, look.rows), draw = paint, priority = 0.9,
    word = look.word or "PAUSE", action = look.action or "back", shade = look.shade or SHADE,
    ink = { color = look.ink or INK, scale = 2, align = "center", font = look.font },
  })
end
