-- Canvases: pictures that scripts draw on.
local RED, GREEN, BLUE = 0xff0000, 0x00ff00, 0x0000ff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b" }

local function shown(name, rows, body)
  it(name, function()
    test.play(2, body)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
end

shown("a canvas is drawn like an image", { "rg..", "...." }, function(self)
  local canvas = draw.canvas(2, 1)
  draw.to(canvas, function()
    draw.rect(0, 0, 1, 1, RED)
    draw.rect(1, 0, 1, 1, GREEN)
  end)
  self.sprite, self.x, self.y = canvas, 1, 0.5
  wait(99)
end)

shown("in a draw function it shows what was drawn on it before", { "r.", "g." }, function(self)
  local canvas = draw.canvas(1, 1)
  self.draw = function()
    draw.to(canvas, function() draw.fill(RED) end)
    draw.sprite(canvas, 0.5, 0.5)
    draw.to(canvas, function() draw.fill(GREEN) end)
    draw.sprite(canvas, 0.5, 1.5)
  end
  wait(99)
end)

shown("elsewhere it shows what was drawn on it last", { "g.", "g." }, function()
  local canvas = draw.canvas(1, 1)
  draw.to(canvas, function() draw.fill(RED) end)
  draw.sprite(canvas, 0.5, 0.5)
  draw.to(canvas, function() draw.fill(GREEN) end)
  draw.sprite(canvas, 0.5, 1.5)
  wait(99)
end)

shown("it is cleared each time, or keeps its pixels", { "br", "rr" }, function()
  local cleared = draw.canvas(2, 1, { color = BLUE })
  local kept = draw.canvas(2, 1, { color = BLUE, keep = true })
  for _, canvas in ipairs { cleared, kept } do
    draw.to(canvas, function() draw.rect(0, 0, 1, 1, RED) end)
    draw.to(canvas, function() draw.rect(1, 0, 1, 1, RED) end)
  end
  draw.sprite(cleared, 1, 0.5)
  draw.sprite(kept, 1, 1.5)
  wait(99)
end)

shown("a canvas can be drawn on within another", { "bg" }, function()
  local inner, outer = draw.canvas(1, 1), draw.canvas(2, 1)
  draw.to(outer, function()
    draw.fill(BLUE)
    draw.to(inner, function() draw.fill(GREEN) end)
    draw.sprite(inner, 1.5, 0.5)
  end)
  draw.sprite(outer, 1, 0.5)
  wait(99)
end)

shown("an error ends the function and draws nothing of it", { "r" }, function()
  local canvas = draw.canvas(1, 1, { color = RED })
  pcall(draw.to, canvas, function()
    draw.fill(GREEN)
    error("oops")
  end)
  draw.sprite(canvas, 0.5, 0.5)
  wait(99)
end)

it("pixels can be read", function()
  local color, alpha, outside
  test.play(1, function()
    local canvas = draw.canvas(2, 1, { keep = true })
    draw.to(canvas, function() draw.rect(1, 0, 1, 1, 0x123456) end)
    color, alpha = canvas:pixel(1, 0)
    outside = select(2, canvas:pixel(0, 0))
    expect(canvas.width):equals(2)
    expect(canvas.height):equals(1)
  end)
  expect(color):equals(0x123456)
  expect(alpha):equals(1)
  expect(outside):equals(0)
end)

local function fails(name, message, wrong)
  it(name, function()
    local told
    test.play(1, function()
      local ok, why = pcall(wrong)
      told = not ok and tostring(why):gsub("^[^ ]+:%d+: ", "") or "no error"
    end)
    expect(told):equals(message)
  end)
end

fails("a side must be positive", "draw.canvas: width must be from 1 to 16384 but was 0", function()
  draw.canvas(0, 5)
end)

fails("canvases have a limit together", "draw.canvas: the canvases of a game have at most 16777216 pixels together,"
  .. " but there are 0 already and this one needs 67108864", function()
  draw.canvas(8192, 8192)
end)

fails("other tables are not canvases", "draw.to: this is not a canvas; draw.canvas makes one", function()
  draw.to({}, print)
end)

fails("a function must be given", "bad argument #2 to 'to' (fn: function expected, got nil)", function()
  draw.to(draw.canvas(1, 1), nil)
end)

fails("a canvas is not drawn on within itself", "draw.to: this canvas is being drawn on already", function()
  local canvas = draw.canvas(1, 1)
  draw.to(canvas, function() draw.to(canvas, print) end)
end)

fails("a canvas is not drawn on itself", "draw.sprite: image 'canvas of 2 by 3' cannot be drawn on itself", function()
  local canvas = draw.canvas(2, 3)
  draw.to(canvas, function() draw.sprite(canvas, 0, 0) end)
end)

fails("a canvas has one frame", "draw.sprite: frame of sprite 'canvas of 2 by 3' must be from 1 to 1 but was 2", function()
  draw.sprite(draw.canvas(2, 3), 0, 0, { frame = 2 })
end)

fails("a frame of a canvas has no name", "draw.sprite: sprite 'canvas of 2 by 3' has no frame 'run'; its frames have numbers, from 1", function()
  draw.sprite(draw.canvas(2, 3), 0, 0, { frame = "run" })
end)

fails("a pixel must be inside", "pixel: x must be from 0 to 1 but was 2", function()
  draw.canvas(2, 3):pixel(2, 0)
end)

fails("the function cannot wait", "draw/canvas_spec.lua:141: the function of draw.to cannot wait", function()
  draw.to(draw.canvas(1, 1), function() coroutine.yield() end)
end)

shown("what a task draws in its update is shown by tasks behind it", { "g" }, function()
  local canvas = draw.canvas(1, 1, { color = RED })
  spawn(function(self)
    self.sprite, self.x, self.y = canvas, 0.5, 0.5
    wait_forever()
  end, { priority = 0.1 })
  spawn(function(self)
    self.visible = false
    while true do
      draw.to(canvas, function() draw.fill(GREEN) end)
      wait(1)
    end
  end, { priority = 0.9 })
  wait(99)
end)

shown("a camera turns around the center of the canvas", { "...", "...", "..r" }, function()
  local canvas = draw.canvas(3, 3)
  draw.to(canvas, function()
    draw.camera(0, 0, { rotation = 180 })
    draw.rect(0, 0, 1, 1, RED)
  end)
  draw.sprite(canvas, 1.5, 1.5)
  wait(99)
end)

shown("a camera zooms on a canvas", { "rr.", "rr.", "..." }, function()
  local canvas = draw.canvas(3, 3)
  draw.to(canvas, function()
    draw.camera(1, 1, { zoom = 2 })
    draw.rect(1, 1, 1, 1, RED)
  end)
  draw.sprite(canvas, 1.5, 1.5)
  wait(99)
end)

fails("a zoom must not be too small", "draw.camera: option 'zoom' must be at least 0.5 on a screen or canvas of 1600 by"
  .. " 1200 pixels but was 0.3", function()
  draw.to(draw.canvas(1600, 1200), function() draw.camera(0, 0, { zoom = 0.3 }) end)
end)

local function accepted(what, body)
  shown(what .. " accepts a canvas", { "g" }, function()
    local canvas = draw.canvas(4, 4, { color = GREEN })
    body(canvas)
    wait(99)
  end)
end

accepted("draw.tiled", function(canvas) draw.tiled(canvas, 0, 0, 2, 2) end)
accepted("draw.nine_patch", function(canvas) draw.nine_patch(canvas, 0, 0, 9, 9, 1) end)
accepted("draw.strip", function(canvas) draw.strip(canvas, { -9, 0, 9, 0 }, { width = 8 }) end)
accepted("a view", function(canvas)
  depth.view():quad(canvas, { -90, -90, 0, 90, -90, 0, 90, 90, 0, -90, 90, 0 })
end)
accepted("a floor", function(canvas) depth.view({ eye = { 0, -9, 0 }, pitch = 80 }):floor(canvas, 0) end)
accepted("particle.burst", function(canvas)
  particle.define("own", { picture = canvas, life = 99, speed = 0 })
  particle.burst("own", 0, 0, { count = 1 })
end)

it("draw.effect accepts a canvas as picture", function()
  test.play(2, function()
    local canvas = draw.canvas(1, 1, { color = 0xff8080 })
    draw.rect(0, 0, 2, 2, GREEN)
    draw.effect("displace", { picture = canvas, strength_x = -1 })
    wait(99)
  end)
  test.expect_picture({ "g..." }, 0, 0, LEGEND)
end)

-- Copies: images that do not change.

local function striped()
  local canvas = draw.canvas(2, 2, { keep = true })
  draw.to(canvas, function()
    draw.rect(0, 0, 1, 2, RED)
    draw.rect(1, 0, 1, 2, GREEN)
    draw.rect(0, 1, 1, 1, BLUE)
  end)
  return canvas
end

shown("the image of a canvas does not change", { "rg", "bg", "..", ".." }, function(self)
  local canvas = striped()
  self.sprite, self.x, self.y = canvas:image(), 1, 1
  draw.to(canvas, function() draw.fill(BLUE) end)
  wait(99)
end)

shown("it can be a sheet", { "gr", "gb" }, function()
  local name = striped():image()
  expect(draw.sheet(name, 1, 2)):equals(2)
  draw.sprite(name, 0.5, 1, { frame = 2 })
  draw.sprite(name, 1.5, 1, { frame = 1 })
  wait(99)
end)

it("it can be animated", function()
  test.play(4, function(self)
    local name = striped():image()
    draw.sheet(name, 1, 2)
    draw.animation(name, "blink", { frames = "1-2", ticks = 3 })
    self.sprite, self.animation, self.x, self.y = name, "blink", 0.5, 1
    wait(99)
  end)
  test.expect_picture({ "g", "g" }, 0, 0, LEGEND)
end)

shown("it can be the sprite of a shot", { "rg", "bg" }, function()
  local name = striped():image()
  shot.fire { x = 1, y = 1, speed = 0, sprite = name, flash = "none" }
  wait(99)
end)

shown("it can be the strip of a palette", { "bg" }, function()
  local name, picture = striped():image(), draw.canvas(2, 1)
  draw.to(picture, function()
    draw.rect(0, 0, 1, 1, RED)
    draw.rect(1, 0, 1, 1, GREEN)
  end)
  draw.sprite(picture, 1, 0.5, { palette = name })
  wait(99)
end)

shown("draw.palette takes the colors that a canvas has at the time", { "b" }, function()
  local canvas = striped()
  local palette = draw.palette(canvas)
  draw.to(canvas, function() draw.fill(GREEN) end)
  draw.rect(0, 0, 1, 1, GREEN)
  draw.sprite(draw.canvas(1, 1, { color = RED }), 0.5, 0.5, { palette = palette })
  wait(99)
end)

fails("a palette of a canvas needs the row",
  "draw.palette: row must be from 1 to 2, the rows of image 'canvas of 2 by 2', but was 3", function()
    draw.palette(striped(), 3)
  end)

fails("a palette of a canvas needs two rows", "draw.palette: image 'canvas of 2 by 1' must have at least two rows, the"
  .. " colors of the pictures and below them those that replace them, but has 1", function()
  draw.palette(draw.canvas(2, 1))
end)

fails("images of canvases have a limit", "image: a game has at most 1024 images of canvases, with 16777216 pixels"
  .. " together, but there are 1024 with 1024 already and this one needs 1; make them once, not in each frame", function()
  local canvas = draw.canvas(1, 1)
  for _ = 1, 1025 do canvas:image() end
end)

local function rejected(what, wrong)
  fails(what .. " is not a canvas", what .. " must be the name of an image but was a canvas, which can change;"
    .. " use canvas:image(), the name of a copy", function() wrong(striped()) end)
end

rejected("shot.fire: option 'sprite'", function(canvas) shot.fire { x = 0, y = 0, sprite = canvas } end)
rejected("draw.sprite: 'palette'", function(canvas) draw.sprite(canvas, 0, 0, { palette = canvas }) end)
rejected("draw.sprite: 'dissolve'", function(canvas)
  draw.sprite(canvas, 0, 0, { dissolve = canvas, dissolve_amount = 0.5 })
end)

fails("a sheet needs the name of an image", "bad argument #1 to 'sheet' (name: string expected, got table)", function()
  draw.sheet(striped(), 1, 1)
end)
