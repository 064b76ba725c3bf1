-- Sparks crackle where they burst, the music changes with the night, and the group of the bell ducks the music.
local cricket = require "cricket"
local fire = require "fire"

local NOTE = { color = 0x8090b0, align = "center" }

local function bell()
  while true do
    wait_until(function() return input.pressed "fire" end)
    sound.play("bell", { group = "voice" })
    wait(20)
  end
end

-- The position of the music depends only on ticks, so the game is the same on every machine.
local function sky(self)
  self.danger = false
  self.draw = function()
    draw.fill(self.danger and 0x281018 or 0x101428)
    draw.rect(20, 150, sound.position() % 8 * 25, 2, 0x506090)
    draw.text("Z bell   X wolves come and go", 120, 136, NOTE)
  end
  while true do
    sound.music(self.danger and "wolves" or "night", { fade = 90 })
    wait_until(function() return input.pressed "bomb" end)
    self.danger = not self.danger
    wait(1)
  end
end

return function()
  sound.group("music", { gain = 0.6, under = "voice", duck = 0.2 })
  spawn(sky, { name = "sky", priority = 0.1 })
  spawn(fire, { x = 120, y = 112 })
  spawn(cricket, { x = 20, y = 120 })
  spawn(cricket, { x = 220, y = 120 })
  spawn(bell)
  wait_forever()
end
