-- Asks the player whether to continue, with a countdown; returns true or false. The game is paused until then.
--
--   local continue = require "kodama.menu.continue"
--
--   if continue(self, { seconds = 9 }) then lives = 3 else scene.change "over" end
--
-- look: seconds (9), word ("CONTINUE?", or a table such as { en = "Again?", ja = "もう一度?" }), shade (how much the game
-- is darkened, 0.6), ink (0xRRGGBB), font
local say = require "kodama.menu.words"

local SECONDS, MOST_SECONDS, SHADE, INK, DIM = 9, 99, 0.6, 0xffffff, 0x9098b0
local TICKS = 60 -- how long a number is shown
local HINT = { en = "%s: yes  %s: no", ja = "%s: はい  %s: いいえ" }

local function paint(self)
  draw.fill(0x000000, self.shade)
  draw.text(say(self.word), draw.width / 2, math.floor(draw.height / 3), self.small)
  draw.text(tostring(self.left), draw.width / 2, math.floor(draw.height / 2), self.large)
  local dim = { color = DIM, align = "center", font = self.small.font, width = draw.width, outline = 0 }
  local yes, no = input.keys("start")[1] or "start", input.keys("back")[1] or "back"
  local hint = say(HINT):format(yes, no):gsub("Escape", "Esc")
  local _, high = draw.text_size(hint, dim)
  local y = math.floor(draw.height * 5 / 6)
  if draw.height >= 96 and y + high <= draw.height then draw.text(hint, draw.width / 2, y, dim) end
end

-- fire skips a number, as in the arcade; start continues, and back does not
local function count(self)
  while self.left >= 0 do
    for _ = 1, TICKS do
      wait(1)
      if input.pressed "start" then return true end
      if input.pressed "back" then return false end
      if input.pressed "fire" then break end
    end
    self.left = self.left - 1
  end
  return false
end

local function run(self)
  task.pause_all()
  local goes_on = count(self)
  self.left = 0
  return goes_on
end

local function checked(seconds)
  if type(seconds) == "number" and seconds >= 0 and seconds <= MOST_SECONDS then return seconds end
  error(("kodama.menu.continue: seconds must be from 0 to %d but was %s"):format(MOST_SECONDS, tostring(seconds)), 3)
end

---@async
---@param self kodama.Task
---@param look? table
---@return boolean
return function(self, look)
  look = look or {}
  local ink, seconds = look.ink or INK, checked(look.seconds or SECONDS)
  -- not a child of self: persistent tasks run while all others are paused, but not if their parents are paused
  local asked = spawn(run, {
    persistent = true, draw = paint, priority = 0.97, left = seconds, word = look.word or "continue?",
    shade = look.shade or SHADE, finish = function() task.resume_all() end,
    small = { color = ink, scale = 2, align = "center", font = look.font },
    large = { color = ink, scale = 4, align = "center", font = look.font },
  })
  self:on_finish(function() asked:kill() end)
  return await(asked)
end
