-- Items that enemies drop: an acorn for the score, a leaf for power, and an extra echo, drawn as a bell. When a song
-- ends, its shots turn into fireflies. The kit makes items fall and lets the ship collect them.
local items = require "kodama.shooter.items"
local popup = require "effects.popup"
local run = require "run"

draw.sheet("item", 14, 14)
draw.sheet("firefly", 9, 9)

items.near, items.line = 44, 0.2

-- returns a function that plays a sound and shows words where an item is collected
local function caught(sound_name, words)
  return function(x, y)
    sound.play(sound_name, { x = x })
    spawn(popup, { x = x, y = y, text = words() })
  end
end

local function acorn() return tostring(run.catch_acorn()) end
local function leaf() run.catch_leaf() return "POWER" end
local function echo() run.catch_echo() return "ECHO" end

items.kinds = {
  acorn = { sprite = "item", frame = { 1, 2 }, take = caught("acorn", acorn) },
  leaf = { sprite = "item", frame = 3, take = caught("leaf", leaf) },
  echo = { sprite = "item", frame = 4, take = caught("bell", echo) },
  star = { sprite = "firefly", frame = { 1, 2 }, worth = 50, comes = true },
}

return items
