-- Effects on what is drawn so far.
local RED, GREEN, WHITE = 0xff0000, 0x00ff00, 0xffffff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [WHITE] = "#", [0x00ffff] = "c" }

local function shown(name, rows, body)
  it(name, function()
    test.play(2, function()
      body()
      wait(99)
    end)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
end

shown("an effect changes everything before it", { "cr" }, function()
  draw.fill(RED)
  draw.effect "negative"
  draw.rect(1, 0, 1, 1, RED)
end)

shown("a rectangle limits it", { "rcr", "rrr" }, function()
  draw.fill(RED)
  draw.effect("negative", { x = 1, width = 1, height = 1 })
end)

shown("the rectangle follows the camera", { "rcr" }, function()
  draw.fill(RED)
  draw.camera(10, 0)
  draw.effect("negative", { x = 11, y = 0, width = 1, height = 1 })
  draw.camera()
end)

shown("it changes only the canvas within draw.to", { "cr" }, function()
  draw.fill(RED)
  local canvas = draw.canvas(1, 1, { color = RED })
  draw.to(canvas, function() draw.effect "negative" end)
  draw.sprite(canvas, 0.5, 0.5)
end)

shown("a mosaic has blocks", { "gggg..", "gggg.." }, function()
  draw.rect(2, 0, 2, 4, GREEN)
  draw.effect("mosaic", { size = 4 })
end)

for _, name in ipairs { "mosaic", "wave", "blur", "bloom", "gray", "sepia", "negative", "adjust", "shades", "fade", "wipe",
  "iris", "afterimage", "crt", "lcd" } do
  it(name .. " works without options", function()
    test.play(2, function(self)
      self.draw = function() draw.effect(name) end
      wait(99)
    end)
  end)
end

local function fails(name, message, ...)
  local arguments = { ... }
  it(name, function()
    local told
    test.play(1, function()
      local ok, why = pcall(draw.effect, arguments[1], arguments[2])
      told = not ok and tostring(why) or "no error"
    end)
    expect(told):equals(message)
  end)
end

fails("unknown effects get a guess", "draw.effect: there is no effect 'mosiac' (did you mean 'mosaic'?)", "mosiac")
fails("a hitbox is not an effect", "draw.effect: the first argument must be the name of an effect but was a userdata", circle(2))
fails("an image is needed", "draw.effect: option 'picture' is missing", "displace")
fails("a bound depends on the effect", "draw.effect: option 'radius' must be from 4 to 128 but was 2", "bloom", { radius = 2 })
fails("a matrix has twelve numbers", "draw.effect: option 'matrix' must be 12 numbers but was a list of 2", "matrix", { matrix = { 1, 2 } })
fails("a number of a matrix is small", "draw.effect: number 12 of option 'matrix' must be from -100 to 100 but was 1e+300",
  "matrix", { matrix = { 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1e300 } })
fails("a blur is whole", "draw.effect: option 'radius' must be a whole number but was 1.5", "blur", { radius = 1.5 })
fails("a grid has lines apart", "draw.effect: option 'grid' must be 0 or from 2 to 64 but was 1", "lcd", { grid = 1 })
fails("a display has two shades", "draw.effect: option 'colors' must be 2 to 256 colors but was a list of 1", "lcd", { colors = { 0 } })
fails("there are two colors", "draw.effect: option 'colors' must be 2 to 256 colors but was a list of 0", "shades", { colors = {} })
fails("a shade is a color", "draw.effect: option 'colors': color must be from 0x000000 to 0xFFFFFF but was inf", "shades",
  { colors = { 0, 1 / 0 } })
fails("a fade has a color", "draw.effect: option 'color': color must be from 0x000000 to 0xFFFFFF but was -1", "fade", { color = -1 })
fails("a wipe has a color", "draw.effect: option 'color': color must be from 0x000000 to 0xFFFFFF but was 0x10000000000", "wipe",
  { color = 2 ^ 40 })
fails("the center of an iris", "draw.effect: option 'center_x' must be from -1000000 to 1000000 but was inf", "iris", { center_x = 1 / 0 })
fails("the other center of an iris", "draw.effect: option 'center_y' must be from -1000000 to 1000000 but was 1e+300", "iris",
  { center_y = 1e300 })
fails("the phase of a wave", "draw.effect: option 'phase' must be from -1000000000 to 1000000000 but was inf", "wave", { phase = 1 / 0 })
fails("the direction of a wipe", "draw.effect: option 'direction' must be from -1000000000 to 1000000000 but was -inf", "wipe",
  { direction = -1 / 0 })
fails("an image is not a number", "draw.effect: option 'picture' must be the name of an image, or a canvas, but was 7", "displace",
  { picture = 7 })
fails("a matrix is a list", "draw.effect: option 'matrix' must be a list of numbers but was missing", "matrix")
