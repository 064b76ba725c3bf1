-- The paths as lists of points, and the same paths mirrored to the other side of the screen.
local curve = require "curve"

local WIDTH = 320

local function mirrored(points)
  local other = {}
  for i, point in ipairs(points) do other[i] = { WIDTH - point[1], point[2] } end
  return other
end

local loop = {
  { -20, 40 }, { 80, 60 }, { 200, 110 }, { 240, 170 }, { 190, 200 }, { 150, 150 }, { 200, 90 }, { 340, 50 },
}
local dive = { { 40, -20 }, { 60, 80 }, { 110, 170 }, { 160, 200 }, { 210, 170 }, { 260, 80 }, { 280, -20 } }

return { curve(loop), curve(mirrored(loop)), curve(dive), curve(mirrored(dive)) }
