-- The sparks of an explosion. A few volleys and explosions fill the pool of 100 tasks; then some sparks are missing.
local gba = require "gba"

local SPARKS = 16
local COLORS = { 0xfff8c0, 0xffd868, 0xf89838, 0xc84848, 0x602850 }
local LIFE = 24

local function fly(w)
  w.age = w.age + 1
  w.X, w.Y = w.X + w.vx, w.Y + w.vy
  draw.rect(gba.high(w.X), gba.high(w.Y), 2, 2, COLORS[math.ceil(w.age / LIFE * #COLORS)])
  return w.age < LIFE
end

local PHASES = { [INIT] = fly }

return function(x, y)
  for i = 1, SPARKS do
    local angle, speed = i * 256 / SPARKS, 128 + i % 2 * 192
    local vx, vy = gba.vx(angle, speed), gba.vy(angle, speed)
    spawn { group = "spark", phases = PHASES, age = 0, X = x, Y = y, vx = vx, vy = vy }
  end
end
