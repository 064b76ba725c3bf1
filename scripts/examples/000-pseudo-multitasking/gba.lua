-- The conventions of the document's machine: 8.8 fixed point numbers, a circle of 256 steps, sprites by number.
local gba = { SCR_XH = 240, SCR_YH = 160 }

local ONE = 256               -- 8 bits in front of the point, 8 behind it
local STEPS = 256             -- so an angle fits into a byte; 0 is right, 64 down, 192 up

draw.sheet("tiles", 16, 16)
gba.SHIP, gba.SHOT, gba.BALL, gba.CRAB = 1, 2, 3, 4

-- pixels to fixed point
function gba.fixed(pixels)
  return math.floor(pixels * ONE)
end

-- fixed point to whole pixels: in C the upper byte, which a union names XH
function gba.high(fixed)
  return math.floor(fixed / ONE)
end

function gba.vx(angle, speed)
  return math.floor(math.cos(angle * 2 * math.pi / STEPS) * speed + 0.5)
end

function gba.vy(angle, speed)
  return math.floor(math.sin(angle * 2 * math.pi / STEPS) * speed + 0.5)
end

local look = {}               -- one table for all sprites: it is read at once

-- puts a sprite, by its top left corner, for this tick
function gba.sprite(x, y, tile)
  look.frame = tile
  draw.sprite("tiles", x + 8, y + 8, look)
end

return gba
