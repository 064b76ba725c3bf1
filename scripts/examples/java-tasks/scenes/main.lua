-- Tasks of both languages share one order: the Lua sky in the background, then all rockets, then the Lua hills.
local rocket = require "rocket"

local NAMES = { "Lua", "StateTask", "PhaseTask", "StepTask" }
local LABEL = { color = 0x7078a8, align = "center" }

local function sky(self)
  self.draw = function()
    for i = 0, 15 do draw.rect(0, i * 15, 320, 15, 0x0a0a20 + i * 0x010103) end
  end
  wait_forever()
end

local function hills(self)
  self.draw = function()
    for i = 0, 5 do draw.disc(i * 70 - 10, 262, 74 - i % 2 * 10, 0x04040c) end
    draw.rect(0, 210, 320, 30, 0x04040c)
    for i, name in ipairs(NAMES) do draw.text(name, i * 80 - 40, 222, LABEL) end
  end
  wait_forever()
end

return function()
  spawn(sky, { priority = 0.1 })
  spawn(hills, { priority = 0.9 })
  spawn(rocket, { x = 40, color = 0xff7080, priority = 0.5 })
  spawn("fireworks.Battery", { x = 120, gap = 80, priority = 0.5 })   -- a Java class, by its name
end
