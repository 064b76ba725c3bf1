-- The ship: where it starts, how it flies and fires, and how it ends.
local gba = require "gba"

local ship

before_each(function() ship = require "tasks.ship"() end)

it("the ship starts in the middle thirty-two pixels above the bottom", function()
  expect(ship.phase):equals(INIT)
  expect(ship.X):is_nil()
  test.run_ticks(1)
  expect(ship.phase):equals(MAIN)
  expect { ship.X, ship.Y, ship.speed }:equals { 120 * 256, 128 * 256, 256 }
end)

it("the ship is drawn eight pixels left of and above its position in each tick", function()
  -- a pixel of its cockpit
  local function cockpit(x, y)
    return test.picture(x - 8 + 7, y - 8 + 1, 1, 1, { [0xa0b8d8] = "#" })[1]
  end

  test.run_ticks(2)
  expect(cockpit(120, 128)):equals "#"
  test.press "right"
  test.run_ticks(1)
  expect(cockpit(121, 128)):equals "#"
end)

it("it moves one pixel per tick and stays twelve pixels from the edges", function()
  local function place() return { ship.X / 256, ship.Y / 256 } end

  test.run_ticks(2)
  expect(place()):equals { 120, 128 }
  test.press "right"
  test.run_ticks(1)
  expect(place()):equals { 121, 128 }
  test.press "down"
  test.run_ticks(300)
  expect(place()):equals { 240 - 12, 160 - 12 }
  test.release "right"
  test.release "down"
  test.press "left"
  test.press "up"
  test.run_ticks(300)
  expect(place()):equals { 12, 12 }
end)

it("while the key is held five shots are fired every eighth tick", function()
  test.run_ticks(2)
  test.press "fire"
  for tick = 0, 17 do
    test.run_ticks(1)
    expect(task.count "shot"):equals(5 * (1 + math.floor(tick / 8)))
  end
end)

it("the last phase of the ship frees its place", function()
  test.run_ticks(1)
  ship.phase = END
  expect { ship:alive(), task.taken }:equals { true, 1 }
  test.run_ticks(1)
  expect { ship:alive(), task.taken }:equals { false, 0 }
end)

it("the screen is as large as the machine's and there are 100 places", function()
  expect { draw.width, draw.height, task.capacity }:equals { gba.SCR_XH, gba.SCR_YH, 100 }
end)
