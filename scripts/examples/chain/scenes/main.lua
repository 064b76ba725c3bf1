-- Bubbles rise. A click pops a bubble, Z the lowest one; bubbles near it pop, too.
local bubble = require "bubble"
local chain = require "chain"

local COLORS = { 0x60c0ff, 0xff90c0, 0xa0e080, 0xffc060 }
local SCORE = { color = 0xffffff }
local CHAIN = { color = 0xffe080, align = "right", scale = 2 }
local HELP = { color = 0x80a0c0, align = "center" }

local function water(self)
  self.draw = function()
    for i = 0, 11 do draw.rect(0, i * 20, 320, 20, 0x185070 - i * 0x010406) end
    draw.text("Z or a click", 160, 228, HELP)
  end
  wait_forever()
end

local function hud(self)
  self.draw = function()
    draw.text(("%07d"):format(chain.score), 8, 8, SCORE)
    if chain.length > 1 then
      draw.text("x" .. chain.length, 312, 6, CHAIN)
      draw.rect(312 - chain.left, 26, chain.left, 3, 0xffe080)
    end
  end
  wait_forever()
end

local function lowest()
  local found
  for each in task.each "bubble" do
    if not found or each.y > found.y then found = each end
  end
  return found
end

local function under_mouse()
  local x, y = input.mouse()
  for each in task.each "bubble" do
    if (each.x - x) ^ 2 + (each.y - y) ^ 2 < 144 then return each end
  end
end

local function player()
  while true do
    local target = input.pressed "click" and under_mouse() or input.pressed "fire" and lowest()
    if target then target:signal "pop" end
    wait(1)
  end
end

return function()
  spawn(water, { priority = 0.1 })
  spawn(chain.run)
  spawn(hud, { priority = 0.9 })
  spawn(player)
  while true do
    spawn(bubble, { x = math.random(16, 304), y = 250, color = COLORS[math.random(#COLORS)] })
    wait(12)
  end
end
