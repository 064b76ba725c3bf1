-- The gorge: a map that scrolls by itself, with walkers as objects.
local ship = require "ship"
local walker = require "walker"

local level = map.load "maps/gorge"

local function sky()
  draw.fill(0x141024)
  draw.parallax(0.3)
  for i = 0, 40 do draw.rect(i * 37 % 900, 30 + i * 53 % 130, 1, 1, 0x8078a8) end
  draw.parallax(0.5)
  for i = 0, 14 do draw.disc(i * 90, 190, 70, 0x1e1838) end
end

return function()
  spawn { priority = 0.05, draw = sky }
  level:spawn("rock", { priority = 0.2 })
  level:spawn_objects("enemies", walker)
  shot.field { x = 0, y = 0, width = level.pixel_width, height = level.pixel_height }
  local me = spawn(ship, { x = 60, y = 96 })
  local cam = camera.spawn { y = draw.height / 2 }
  while true do
    cam.x = me.scroll + draw.width / 2
    wait(1)
  end
end
