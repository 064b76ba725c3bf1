-- The title screen: the moon over the forest, the name of the game, and a menu.
local backdrop = require "backdrop"
local choose = require "kodama.menu.list"
local fade = require "effects.fade"
local ranking = require "kodama.menu.ranking"
local replays = require "kodama.menu.replays"
local run = require "run"

local SHOWN_TICKS = 240
local ROWS = { "start", { "practice", en = "PRACTICE", ja = "練習" }, "ranking", "options", "replays" }
local ROWS_LOOK = { y = 176, step = 16, chosen = 0xffffff }
local HELP = { "ARROWS fly   SHIFT slowly", "Z fire   X echo" }
local GOLD, BLUE = { color = 0xf7c86a, align = "center" }, { color = 0x8fb8ea, align = "center" }

local function logo(self)
  self.sprite, self.priority = "logo", 0.5
  move_to(self, self.x, 130, 80, "ease_out")
  while true do
    move_to(self, self.x, 134, 90, "ease_in_out")
    move_to(self, self.x, 130, 90, "ease_in_out")
  end
end

local function words()
  draw.text(("HI-SCORE %08d"):format(run.high), draw.width / 2, 8, GOLD)
  for i, line in ipairs(HELP) do draw.text(line, draw.width / 2, 282 + i * 12, BLUE) end
end

-- Starts attract mode if nothing is chosen for a while.
local function idle()
  local left = SHOWN_TICKS
  while left > 0 do
    wait(1)
    left = (input.down "up" or input.down "down") and SHOWN_TICKS or left - 1
  end
  scene.change "attract"
end

local function show_ranking(self)
  self.idle:kill()
  self.words.draw = nil
  ranking.show(self, { y = 168, step = 12 })
  scene.change "title"
  wait_forever()
end

local function show_replays(self)
  if self.idle then self.idle:kill() end
  replays.show(self, { fields = { after_replay = true } })
  scene.change "title"
  wait_forever()
end

return function(self)
  sound.music("music/title", { fade = 60 })
  local middle = draw.width / 2
  backdrop()
  spawn { sprite = "moon", x = middle, y = 84, priority = 0.2 }
  spawn { sprite = "trees", x = middle, y = draw.height - 44, priority = 0.3 }
  spawn(fade)
  spawn(logo, { x = middle, y = -40 })
  self.words = spawn { draw = words, priority = 0.6 }
  wait(60)
  if self.after_replay then show_replays(self) end
  self.idle = spawn(idle)
  local row
  repeat
    row = choose(self, ROWS, ROWS_LOOK, row)
    if row == "options" then options.open() end
    if row == "ranking" then show_ranking(self) end
    if row == "replays" then show_replays(self) end
  until row == "start" or row == "practice"
  sound.play "start"
  if row == "practice" then return scene.change "practice" end
  run.begin()
  scene.change "stage"
end
