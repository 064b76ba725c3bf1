-- The scene of `kodama bench shot` for LÖVE: plain 8x8 bullets at 640 by 480, in arrays of numbers and one SpriteBatch.
-- `xvfb-run -a love docs/bench/love` prints how long a frame takes: moving, filling the batch, drawing and showing it.
local COUNTS = { 10000, 50000, 100000 }
local WARM_UP, FRAMES = 60, 120
local WIDTH, HEIGHT = 640, 480

local picture, batch, count
local x, y, step_x, step_y
local stage, frame, moved, began = 0, 0, 0, 0

local function ball()
  local data = love.image.newImageData(8, 8)
  data:mapPixel(function(px, py)
    local away = math.sqrt((px - 3.5) ^ 2 + (py - 3.5) ^ 2)
    if away >= 4 then return 0, 0, 0, 0 end
    if away < 2 then return 1, 1, 1, 1 end
    return 1, 0.25, 0.375, 1
  end)
  return love.graphics.newImage(data)
end

local function begin()
  stage = stage + 1
  count = COUNTS[stage]
  if not count then return love.event.quit() end
  frame, moved = 0, 0
  batch = love.graphics.newSpriteBatch(picture, count, "stream")
  x, y, step_x, step_y = {}, {}, {}, {}
  for i = 1, count do
    local angle, speed = math.random() * 2 * math.pi, 0.5 + math.random() * 3
    x[i], y[i] = math.random() * WIDTH, math.random() * HEIGHT
    step_x[i], step_y[i] = math.cos(angle) * speed, math.sin(angle) * speed
  end
end

function love.load()
  math.randomseed(1)
  picture = ball()
  begin()
end

local function move()
  for i = 1, count do
    local at_x, at_y = x[i] + step_x[i], y[i] + step_y[i]
    if at_x < 0 or at_x > WIDTH then step_x[i] = -step_x[i] end
    if at_y < 0 or at_y > HEIGHT then step_y[i] = -step_y[i] end
    x[i], y[i] = at_x, at_y
  end
end

function love.update()
  if not count then return end
  frame = frame + 1
  if frame == WARM_UP then began, moved = love.timer.getTime(), 0 end
  if frame == WARM_UP + FRAMES then
    local whole = (love.timer.getTime() - began) / FRAMES * 1000
    print(("%d bullets: %.2f ms a frame, %.2f ms of it moving"):format(count, whole, moved / FRAMES * 1000))
    begin()
    if not count then return end
  end
  local start = love.timer.getTime()
  move()
  moved = moved + love.timer.getTime() - start
end

function love.draw()
  if not count then return end
  batch:clear()
  for i = 1, count do batch:add(x[i] - 4, y[i] - 4) end
  love.graphics.draw(batch)
end
