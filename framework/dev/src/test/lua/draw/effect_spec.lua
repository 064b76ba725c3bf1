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
fails("a matrix has twelve numbers", "draw.effect: a color matrix has 12 numbers but got 2", "matrix", { matrix = { 1, 2 } })
fails("a matrix is a list", "draw.effect: option 'matrix' must be a list of numbers but was missing", "matrix")
