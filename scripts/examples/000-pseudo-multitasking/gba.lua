-- The conventions of the Game Boy Advance: 8.8 fixed-point numbers, angles in 256 steps, sprites by number.
local gba = { SCR_XH = 240, SCR_YH = 160 }

local ONE = 256               -- 8 bits before the binary point, 8 after it
local STEPS = 256             -- so that an angle fits in a byte; 0 is right, 64 down, 192 up

draw.sheet("tiles", 16, 16)
gba.SHIP, gba.SHOT, gba.BALL, gba.CRAB = 1, 2, 3, 4

-- converts pixels to fixed point
function gba.fixed(pixels)
  return math.floor(pixels * ONE)
end

-- converts fixed point to whole pixels; in C this is the upper byte, the member XH of a union
function gba.high(fixed)
  return math.floor(fixed / ONE)
end

function gba.vx(angle, speed)
  return math.floor(math.cos(angle * 2 * math.pi / STEPS) * speed + 0.5)
end

function gba.vy(angle, speed)
  return math.floor(math.sin(angle * 2 * math.pi / STEPS) * speed + 0.5)
end

local look = {}               -- one table for all sprites, because draw.sprite reads it at once

-- draws a sprite for this tick; x and y are its top left corner
function gba.sprite(x, y, tile)
  look.frame = tile
  draw.sprite("tiles", x + 8, y + 8, look)
end

return gba
