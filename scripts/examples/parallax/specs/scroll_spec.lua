-- Two tasks with the same function: they differ in map, speed and priority.
local scroll = require "scroll"

local WIDTH, HEIGHT = 320, 192
local WALL = 0x12122c           -- of the near map

local function picture(legend)
  return test.picture(0, 0, WIDTH, HEIGHT, legend)
end

-- Expects that the picture has moved to the left by a number of pixels; it must not be empty.
local function expect_moved(pixels, before, after)
  local changed = 0
  for y = 1, HEIGHT do
    expect(after[y]:sub(1, WIDTH - pixels)):equals(before[y]:sub(pixels + 1))
    if after[y] ~= before[y] then changed = changed + 1 end
  end
  expect(changed):is_above(20)
end

local function expect_speed(map, speed, pixels)
  spawn(scroll, { map = require("maps." .. map), speed = speed })
  test.run_ticks(3)
  local before = picture()
  test.run_ticks(20)
  expect_moved(pixels, before, picture())
end

it("the far map scrolls at the speed of its task", function()
  expect_speed("far", 0.5, 10)
end)

it("the near map goes faster by the same function", function()
  expect_speed("near", 2, 40)
end)

it("a map repeats", function()
  spawn(scroll, { map = require "maps.near", speed = 2 })
  test.run_ticks(3)
  local before = picture()
  test.run_ticks(64 * 8 / 2)
  expect(picture()):equals(before)
end)

it("the near task is drawn over the far one", function()
  local legend = { [WALL] = "#" }
  spawn(scroll, { map = require "maps.near", speed = 1.6, defer = true })
  test.run_ticks(50)
  local alone = picture(legend)
  test.scene "main"
  test.run_ticks(49)
  local both = picture(legend)
  local walls = 0
  for y = 1, HEIGHT do
    for x in alone[y]:gmatch "()#" do
      expect(both[y]:sub(x, x)):equals "#"
      walls = walls + 1
    end
  end
  expect(walls):is_above(1000)
end)
