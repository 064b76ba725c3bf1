-- Cameras: what they show, how they follow, and the positions of the screen and the world. The screen has 32 by 16
-- pixels.
local RED, GREEN, BLUE = 0xff0000, 0x00ff00, 0x0000ff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b" }

local function block(x, y, color, width)
  return spawn { draw = function() draw.rect(x, y, width or 1, 1, color) end }
end

local function refused(name, call, message)
  it(name .. " is refused", function()
    expect(test.error(call)):contains(message)
  end)
end

it("the position of a camera is in the center of the screen", function()
  test.play(2, function()
    camera.spawn { x = 100, y = 50 }
    block(100, 50, RED)
    wait_forever()
  end)
  test.expect_picture({ "..", ".r" }, 15, 7, LEGEND)
end)

it("a camera without a position shows the screen as it is", function()
  test.play(2, function()
    camera.spawn()
    block(3, 2, RED)
    wait_forever()
  end)
  test.expect_picture({ ".r" }, 2, 2, LEGEND)
end)

it("zoom enlarges the world around the center", function()
  test.play(2, function()
    camera.spawn { x = 100, y = 50, zoom = 2 }
    block(100, 50, RED)
    block(99, 49, GREEN)
    wait_forever()
  end)
  test.expect_picture({ "gg..", "gg..", "..rr", "..rr" }, 14, 6, LEGEND)
end)

it("draw.camera() ends a camera, for scores", function()
  test.play(2, function()
    camera.spawn { x = 100, y = 50, zoom = 2 }
    spawn { priority = 0.9, draw = function()
      draw.camera()
      draw.rect(0, 0, 1, 1, RED)
    end }
    wait_forever()
  end)
  test.expect_picture({ "r." }, 0, 0, LEGEND)
end)

it("a hidden camera has no effect", function()
  test.play(2, function()
    camera.spawn { x = 100, y = 50, zoom = 2, visible = false }
    block(0, 0, RED)
    wait_forever()
  end)
  test.expect_picture({ "r." }, 0, 0, LEGEND)
end)

it("a camera is at its target at once, and follows it in the same tick", function()
  local cam, ship
  test.play(1, function()
    ship = spawn(function(self)
      while true do
        self.x = self.x + 3
        wait(1)
      end
    end, { x = 50, y = 20 })
    cam = camera.spawn { follow = ship, offset_x = 10, offset_y = -5 }
    wait_forever()
  end)
  for _ = 1, 5 do
    expect(cam.x):equals(ship.x + 10)
    expect(cam.y):equals(15)
    test.run_ticks(1)
  end
end)

it("follow_speed is the part of the distance that is left", function()
  local cam
  local target = { x = 0, y = 0 }
  test.play(1, function()
    cam = camera.spawn { follow = target, follow_speed = 0.5 }
    wait_forever()
  end)
  target.x = 100
  test.run_ticks(1)
  expect(cam.x):equals(50)
  test.run_ticks(1)
  expect(cam.x):equals(75)
end)

it("the target can move within the dead zone", function()
  local cam
  local target = { x = 0, y = 0 }
  test.play(1, function()
    cam = camera.spawn { follow = target, dead_zone = { 20, 10 } }
    wait_forever()
  end)
  target.x, target.y = 10, -5
  test.run_ticks(1)
  expect(cam.x):equals(0)
  expect(cam.y):equals(0)
  target.x, target.y = 12, -7
  test.run_ticks(1)
  expect(cam.x):equals(2)
  expect(cam.y):equals(-2)
end)

it("the view never leaves the bounds", function()
  local cam
  test.play(1, function()
    cam = camera.spawn { x = -100, y = 500, bounds = { 0, 0, 100, 60 } }
    wait_forever()
  end)
  expect(cam.x):equals(16)
  expect(cam.y):equals(52)
  cam.zoom = 2
  cam.x = 0
  test.run_ticks(1)
  expect(cam.x):equals(8)
  cam.rotation, cam.zoom, cam.x = 90, 1, 0
  test.run_ticks(1)
  expect(cam.x):equals(8)
end)

it("bounds smaller than the view are centered", function()
  local cam
  test.play(1, function()
    cam = camera.spawn { x = -100, y = 500, bounds = { 10, 20, 4, -8 } }
    wait_forever()
  end)
  expect(cam.x):equals(12)
  expect(cam.y):equals(16)
end)

it("a camera stays where it is when its target has ended", function()
  local cam
  test.play(3, function()
    local ship = spawn(function() wait(1) end, { x = 50, y = 20 })
    cam = camera.spawn { follow = ship }
    wait_forever()
  end)
  test.run_ticks(3)
  expect(cam:alive()):is_true()
  expect(cam.x):equals(50)
end)

it("a camera moves by the usual functions", function()
  local cam
  test.play(1, function()
    cam = camera.spawn { x = 0, y = 0 }
    move_to(cam, 40, 20, 4)
    wait_forever()
  end)
  test.run_ticks(5)
  expect(cam.x):equals(40)
end)

it("a shake shows nothing outside of the bounds", function()
  local cam
  test.play(1, function()
    cam = camera.spawn { x = 16, y = 8, bounds = { 0, 0, 40, 16 } }
    spawn { draw = function() draw.rect(0, 0, 40, 16, RED) end }
    block(20, 8, GREEN)
    wait_forever()
  end)
  cam:shake(20, 30)
  local moved = false
  for _ = 1, 20 do
    test.run_ticks(1)
    test.expect_picture({ "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r" }, 0, 0, LEGEND)
    test.expect_picture({ "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r", "r" }, 31, 0, LEGEND)
    moved = moved or not pcall(test.expect_picture, { "g" }, 20, 8, LEGEND)
  end
  expect(moved):is_true()
end)

it("a shake fades out and does not use the random numbers of the game", function()
  local cam
  test.play(1, function()
    cam = camera.spawn { x = 16, y = 8 }
    block(8, 8, RED, 1)
    wait_forever()
  end)
  math.randomseed(3)
  local expected = math.random()
  math.randomseed(3)
  cam:shake(6, 10)
  test.run_ticks(1)
  local moved = false
  for _ = 1, 9 do
    local ok = pcall(test.expect_picture, { ".r." }, 7, 8, LEGEND)
    moved = moved or not ok
    test.run_ticks(1)
  end
  expect(moved):is_true()
  expect(math.random()):equals(expected)
  test.run_ticks(3)
  test.expect_picture({ ".r." }, 7, 8, LEGEND)
end)

it("a followed sprite does not tremble, however fast it moves", function()
  for _, speed in ipairs { 0.3, 0.7, 1.3, -0.45 } do
    for _, share in ipairs { 1, 0.25 } do
      local ship, cam
      test.play(1, function()
        ship = spawn(function(self)
          self.draw = function() draw.rect(self.x - 1, self.y - 1, 2, 2, RED) end
          while true do
            self.x = self.x + speed
            wait(1)
          end
        end, { x = 50.15, y = 20 })
        cam = camera.spawn { follow = ship, follow_speed = share }
        wait_forever()
      end)
      test.run_ticks(60)
      local distance = share == 1 and 0 or speed * (1 / share - 1)
      local left = 15 + math.floor(distance + 0.5)
      for _ = 1, 12 do
        test.expect_picture({ ".rr." }, left - 1, 8, LEGEND)
        test.run_ticks(1)
      end
      ship:kill()
      cam:kill()
    end
  end
end)

it("two cameras with a view show the same tasks", function()
  test.play(2, function()
    camera.spawn { x = 100, y = 50, view = { 0, 0, 16, 16 } }
    camera.spawn { x = 101, y = 50, view = { 16, 0, 16, 16 }, zoom = 2 }
    block(100, 50, RED)
    block(101, 50, BLUE)
    wait_forever()
  end)
  test.expect_picture({ ".rb." }, 7, 8, LEGEND)
  test.expect_picture({ ".rrbb." }, 21, 8, LEGEND)
end)

it("a camera with a view lies over a camera of the whole screen", function()
  test.play(2, function()
    camera.spawn { x = 16, y = 8 }
    camera.spawn { x = 16, y = 8, view = { 0, 0, 4, 4 } }
    block(16, 8, RED)
    wait_forever()
  end)
  test.expect_picture({ ".r." }, 15, 8, LEGEND)
  test.expect_picture({ "..r." }, 0, 2, LEGEND)
end)

it("draw.camera can zoom by hand around the top left corner", function()
  test.play(2, function()
    spawn { priority = 0.1, draw = function() draw.camera(10, 20, { zoom = 3 }) end }
    block(11, 20, RED)
    wait_forever()
  end)
  test.expect_picture({ "...rrr." }, 0, 2, LEGEND)
end)

it("draw.camera can turn around the center", function()
  test.play(2, function()
    spawn { priority = 0.1, draw = function() draw.camera(0, 0, { rotation = 90 }) end }
    block(16, 8, RED, 3)
    wait_forever()
  end)
  test.expect_picture({ "r", "r", "r", "." }, 16, 5, LEGEND)
end)

it("draw.camera with a view twice shows the same twice", function()
  test.play(2, function()
    spawn { priority = 0.1, draw = function()
      draw.camera(0, 0, { view = { 0, 0, 16, 16 } })
      draw.camera(0, 0, { view = { 16, 0, 16, 16 } })
    end }
    block(2, 0, RED)
    wait_forever()
  end)
  test.expect_picture({ "..r............." .. "..r." }, 0, 0, LEGEND)
end)

it("draw.parallax moves things by a part of the camera's movement, until the task has drawn", function()
  test.play(2, function()
    camera.spawn { x = 26, y = 8 }
    spawn { priority = 0.1, draw = function()
      draw.parallax(0.5)
      draw.rect(10, 0, 1, 1, RED)
    end }
    block(10, 0, GREEN)
    wait_forever()
  end)
  test.expect_picture({ "g....r." }, 0, 0, LEGEND)
end)

it("positions of the screen become positions of the world", function()
  test.play(1, function()
    camera.spawn { x = 100, y = 50, zoom = 2 }
    wait_forever()
  end)
  local x, y = draw.to_world(18, 6)
  expect(x):equals(101)
  expect(y):equals(49)
  local left, top, visible = draw.to_screen(101, 49)
  expect(left):equals(18)
  expect(top):equals(6)
  expect(visible):is_true()
  expect(select(3, draw.to_screen(200, 49))):equals(false)
end)

it("in a split screen the camera below the position counts", function()
  local right
  test.play(1, function()
    camera.spawn { x = 100, y = 50, view = { 0, 0, 16, 16 } }
    right = camera.spawn { x = 500, y = 50, view = { 16, 0, 16, 16 } }
    wait_forever()
  end)
  expect((draw.to_world(8, 8))):equals(100)
  expect((draw.to_world(24, 8))):equals(500)
  expect((draw.to_world(8, 8, right))):equals(484)
  right:kill()
  expect((draw.to_world(24, 8))):equals(24)
end)

it("without a camera, positions are the same", function()
  local x, y = draw.to_world(3, 4)
  expect(x):equals(3)
  expect(y):equals(4)
  expect(select(3, draw.to_screen(-1, 4))):equals(false)
end)

it("a field that becomes invalid ends the camera only", function()
  for field, message in pairs {
    zoom = "a camera's 'zoom' must be from 0.25 to 64 but was 0",
    rotation = "a camera's 'rotation' must be from -1000000000 to 1000000000 but was inf",
    x = "a camera's 'x' must be from -1000000000 to 1000000000 but was inf",
  } do
    local cam
    test.play(1, function()
      cam = camera.spawn {}
      wait_forever()
    end)
    cam[field] = field == "zoom" and 0 or 1 / 0
    expect(test.error(function() end)):contains(message)
    expect(cam:alive()):equals(false)
  end
end)

refused("zoom 0", function() camera.spawn { zoom = 0 } end,
  "camera.spawn: option 'zoom' must be from 0.25 to 64 but was 0")
refused("NaN as rotation", function() camera.spawn { rotation = 0 / 0 } end,
  "camera.spawn: option 'rotation' must be from -1000000000 to 1000000000 but was nan")
refused("an unknown option", function() camera.spawn { zom = 2 } end,
  "camera.spawn: unknown option 'zom' (did you mean 'zoom'?)")
refused("a target without a position", function() camera.spawn { follow = {} } end,
  "a camera's 'follow' must be a task, or a table with x and y but was a table")
refused("bounds of two numbers", function() camera.spawn { bounds = { 1, 2 } } end,
  "a camera's 'bounds' must be { x, y, width, height } but was a list of 2")
refused("a dead zone that is a number", function() camera.spawn({ dead_zone = 5, follow = { x = 1, y = 1 } }) end,
  "a camera's 'dead_zone' must be { width, height } but was 5")
refused("a view with a text", function() camera.spawn { view = { 0, 0, "a", 1 } } end,
  "a camera's 'view' must contain finite numbers but contains a string")
refused("a position that is infinite", function() camera.spawn { x = 1 / 0 } end,
  "camera.spawn: option 'x' must be from -1000000000 to 1000000000 but was inf")
refused("a dead zone that is a number and follows nothing", function() camera.spawn { dead_zone = 5 } end,
  "a camera's 'dead_zone' must be { width, height } but was 5")
refused("a dead zone that is too large", function() camera.spawn { dead_zone = { 1, 1e300 } } end,
  "a camera's 'dead_zone' must be from 0 to 1000000000 but was 1e+300")
refused("bounds that are too far away", function() camera.spawn { bounds = { 0, 0, 1e300, 5 } } end,
  "a camera's 'bounds' must be from -1000000000 to 1000000000 but was 1e+300")
refused("a far camera without options", function() draw.camera(0, -1 / 0) end,
  "draw.camera: y must be from -1000000000 to 1000000000 but was -inf")
refused("a shake of a strength below 0", function() camera.spawn():shake(-1, 5) end,
  "shake: strength must be from 0 to 10000 but was -1")
refused("a shake of no ticks", function() camera.spawn():shake(1, 0) end,
  "shake: ticks must be from 1 to 1000000 but was 0")
refused("a camera of something else", function() draw.to_world(1, 1, {}) end,
  "draw.to_world: camera must be a living camera made by camera.spawn but was a table")
refused("an infinite position", function() draw.to_screen(1 / 0, 1) end,
  "draw.to_screen: x must be a finite number but was inf")
refused("a huge parallax", function() draw.parallax(1000) end,
  "draw.parallax: horizontal must be from -100 to 100 but was 1000")
refused("a ninth view", function()
  for i = 1, 9 do draw.camera(0, 0, { view = { i, 0, 5, 5 } }) end
end, "draw.camera: at most 8 views can be set directly after one another but this is view 9")
refused("a view of three numbers by hand", function() draw.camera(0, 0, { view = { 1, 2, 3 } }) end,
  "draw.camera: option 'view' must be { x, y, width, height } but was a list of 3")
refused("a far camera by hand", function() draw.camera(1e12, 0, { zoom = 2 }) end,
  "draw.camera: x must be from -1000000000 to 1000000000 but was 1000000000000")

-- How often a task can draw before it is ended as an endless loop
local function draws(set, fn)
  local count = 0
  expect(test.error(function(self)
    self.draw = function()
      set()
      while true do
        fn()
        count = count + 1
      end
    end
    wait(9)
  end)):contains "ran longer than"
  return count
end

it("a command counts for all views that show it", function()
  local function rect() draw.rect(-9999, -9999, 99999, 99999, 0xff0000) end
  local plain = draws(function() end, rect)
  local views = draws(function()
    for _ = 1, 8 do draw.camera(0, 0, { zoom = 0.25, view = { 0, 0, draw.width, draw.height } }) end
  end, rect)
  expect(plain > 20 * views):equals(true)
end)

it("polygons count for their edges", function()
  local points = {}
  for i = 1, 1000 do
    points[2 * i - 1] = i % 50
    points[2 * i] = i % 2 * 50
  end
  local edges = draws(function() end, function() draw.polygon(points, 0xff0000) end)
  local smooth = draws(function() end, function() draw.polygon(points, 0xff0000, { smooth = true }) end)
  local square = draws(function() end, function() draw.rect(0, 0, 50, 50, 0xff0000) end)
  expect(square > 300 * edges):equals(true)
  expect(square > 300 * smooth):equals(true)
end)
