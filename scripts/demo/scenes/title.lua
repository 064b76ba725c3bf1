-- The title: the moon stands over the wood, the name falls into place, and a while is left to press fire.
local ask = require "ask"
local backdrop = require "backdrop"
local blink = require "effects.blink"
local fade = require "effects.fade"
local run = require "run"

local SHOWN_TICKS = 240
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

return function()
  local middle = draw.width / 2
  backdrop()
  spawn { sprite = "moon", x = middle, y = 84, priority = 0.2 }
  spawn { sprite = "trees", x = middle, y = draw.height - 44, priority = 0.3 }
  spawn(fade)
  spawn(logo, { x = middle, y = -40 })
  spawn { draw = words, priority = 0.6 }
  wait(60)
  spawn(blink, { text = "PRESS FIRE", y = 190 })
  scene.change(ask(SHOWN_TICKS) and "stage" or "attract")
end
