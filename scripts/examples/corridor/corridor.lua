-- The background: floor, walls and arches that scroll toward the viewer. The camera does not move.
local FOG = 0x1c1430
local FAR = 900                   -- length of the visible corridor
local HALF = 100                  -- half of its width
local TOP = -130                  -- height of the walls; up is negative
local ARCHES = 150                -- distance from one arch to the next
local LANTERNS = 75

local view = depth.view {
  eye = { 0, -95, 0 }, pitch = 14, fov = 62,
  fog = FOG, fog_from = 140, fog_to = 800,
}

-- Long surfaces are drawn first, because of their bias; everything on them is sorted by distance.
local function strip(picture, x1, y1, x2, y2, look)
  look.bias = look.bias or 2000
  view:strip(picture, { x1, y1, 1, x1, y1, FAR }, { x2, y2, 1, x2, y2, FAR }, look)
end

local function surfaces(way)
  strip("slabs", -HALF, 0, HALF, 0, { period = 64, offset = way, repeat_x = 200 / 64 })
  strip("carpet", -26, 0, 26, 0, { period = 64, offset = way, bias = 1000 })
  strip("stone", -HALF, 0, -HALF, TOP, { period = 64, offset = way, repeat_x = 2 })
  strip("stone", HALF, 0, HALF, TOP, { period = 64, offset = way, repeat_x = 2 })
end

local function arches(way)
  for z = ARCHES - way % ARCHES, FAR, ARCHES do
    view:quad("arch", { -HALF, TOP, z, HALF, TOP, z, HALF, 0, z, -HALF, 0, z })
  end
end

local function lanterns(way)
  for z = LANTERNS - way % LANTERNS, FAR, LANTERNS do
    for side = -1, 1, 2 do
      local x = side * (HALF - 8)
      view:sprite("lantern", x, -52, z)
      view:sprite("glow", x, -54, z, { scale = 2.4, blend = "add", bias = -1 })
      view:sprite("glow", x * 0.8, 0, z, { scale_x = 3, scale_y = 0.8, blend = "add", alpha = 0.4 })
    end
  end
end

return function(self)
  self.way = 0
  self.draw = function()
    draw.fill(FOG)
    surfaces(self.way)
    arches(self.way)
    lanterns(self.way)
  end
  while true do
    self.way = self.way + 3
    wait(1)
  end
end
