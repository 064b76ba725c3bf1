-- Layers that scroll down behind a stage, each at its own speed; the rearmost layer comes first.
--
--   spawn(background, { layers = {
--     { color = 0x101830 },                                   -- fills the screen
--     { stars = 40, speed = 0.6, color = 0x6478a0 },
--     { sprite = "clouds", height = 320, speed = 1.5, alpha = 0.6 },   -- an image as wide as the screen, repeated
--     { draw = function(y) ... end, height = 64, speed = 2 },          -- your own function, called for each y
--   } })
--
-- The speed of a layer can be changed at any time: layers[2].speed = 8.

local function scatter(layer)
  layer.places = {}
  for i = 1, layer.stars do
    layer.places[i] = { x = math.random(0, draw.width), y = math.random(0, draw.height), depth = 1 + i % 3 }
  end
end

local function draw_stars(layer)
  for _, star in ipairs(layer.places) do
    local y = (star.y + layer.way * star.depth) % draw.height
    draw.rect(star.x, y, 1, star.depth, layer.color or 0xffffff)
  end
end

local function draw_rows(layer)
  local look = { alpha = layer.alpha }
  for y = layer.way % layer.height - layer.height, draw.height, layer.height do
    if layer.sprite then draw.sprite(layer.sprite, draw.width / 2, y + layer.height / 2, look) else layer.draw(y) end
  end
end

local function paint(self)
  for _, layer in ipairs(self.layers) do
    if layer.stars then draw_stars(layer)
    elseif layer.sprite or layer.draw then draw_rows(layer)
    else draw.fill(layer.color) end
  end
end

return function(self)
  self.priority, self.draw = 0.05, paint
  for _, layer in ipairs(self.layers) do
    layer.way = 0
    if layer.stars then scatter(layer) end
    if layer.sprite and not layer.height then
      error("kodama.shooter.background: a layer with a sprite must have its height", 0)
    end
  end
  while true do
    for _, layer in ipairs(self.layers) do layer.way = layer.way + (layer.speed or 0) end
    wait(1)
  end
end
