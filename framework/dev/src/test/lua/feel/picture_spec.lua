-- Shaking, flashes, zoom and hit flashes. The screen has 32 by 16 pixels.
local RED, GREEN, BLUE, WHITE, GRAY = 0xff0000, 0x00ff00, 0x0000ff, 0xffffff, 0x808080
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b", [WHITE] = "w", [GRAY] = "y" }

local function seen(x, y)
  return test.picture(x, y, 1, 1, LEGEND)[1]
end

local function refused(message, call)
  it(message, function()
    expect(test.error(call)):contains(message)
  end)
end

it("a shake moves the picture and mirrors it at its edges", function()
  test.play(1, function()
    spawn { draw = function() draw.fill(RED) end, priority = 0.1 }
    wait_forever()
  end)
  test.run_ticks(1)
  feel.shake(1)
  for _ = 1, 20 do
    test.run_ticks(1)
    test.expect_picture({ "rr", "rr" }, 0, 0, LEGEND)
    test.expect_picture({ "rr", "rr" }, 30, 14, LEGEND)
  end
end)

-- the rows in which a dot at 16, 8 is drawn in the next ticks
local function rows_of_dot(priority, ticks)
  test.play(1, function()
    spawn { draw = function() draw.rect(0, 8, 32, 1, RED) end, priority = priority }
    wait_forever()
  end)
  feel.shake(1)
  local found = {}
  for _ = 1, ticks do
    test.run_ticks(1)
    for y = 0, 15 do
      if seen(16, y) == "r" then found[y] = true end
    end
  end
  local rows = {}
  for y = 0, 15 do
    if found[y] then rows[#rows + 1] = y end
  end
  return table.concat(rows, " ")
end

it("a shake moves what is drawn below a priority of 0.9", function()
  expect(rows_of_dot(0.89, 20)):equals "7 8 9"
end)

it("a shake does not move what is in front", function()
  expect(rows_of_dot(0.9, 20)):equals "8"
end)

it("trauma fades within 50 ticks", function()
  test.play(1, function()
    spawn { draw = function() draw.rect(0, 8, 32, 1, RED) end }
    wait_forever()
  end)
  feel.shake(1)
  test.run_ticks(51)
  for _ = 1, 10 do
    test.run_ticks(1)
    expect(seen(16, 8)):equals "r"
  end
end)

it("a shake does not change the random numbers of the game", function()
  local function numbers(does_shake)
    return test.play(5, function()
      math.randomseed(7)
      if does_shake then feel.shake(1) end
      wait(3)
      print(math.random(1000))
    end)[1]
  end
  expect(numbers(true)):equals(numbers(false))
end)

it("a flash covers the picture and fades", function()
  test.play(1, function()
    spawn { draw = function() draw.rect(0, 0, 1, 1, RED) end, priority = 0.9 }
    feel.flash(WHITE, 4, 1)
    wait_forever()
  end)
  test.expect_picture({ "rw", "ww" }, 0, 0, LEGEND)
  test.run_ticks(2)
  expect(seen(5, 5)):equals "y"
  test.run_ticks(2)
  test.expect_picture({ "r.", ".." }, 0, 0, LEGEND)
end)

it("a punch enlarges the picture around its center and returns", function()
  test.play(1, function()
    spawn { draw = function() draw.rect(15, 7, 2, 2, RED) end }
    feel.punch(2, 10)
    wait_forever()
  end)
  test.expect_picture({ "......", ".rrrr.", ".rrrr.", ".rrrr.", ".rrrr.", "......" }, 13, 5, LEGEND)
  test.run_ticks(10)
  test.expect_picture({ "......", "......", "..rr..", "..rr..", "......", "......" }, 13, 5, LEGEND)
end)

it("effects of the picture continue in a hit stop, and stand still in a pause", function()
  test.play(1, function()
    feel.flash(WHITE, 4, 1)
    feel.hit_stop(10)
    wait_forever()
  end)
  test.run_ticks(4)
  expect(seen(5, 5)):equals "."
  feel.flash(WHITE, 4, 1)
  task.pause_all()
  test.run_ticks(9)
  expect(seen(5, 5)):equals "w"
end)

it("a hit flash fills the sprite of a task", function()
  local hit
  test.play(1, function()
    hit = spawn { x = 8, y = 8, sprite = "art/red" }
    wait_forever()
  end)
  expect(seen(8, 8)):equals "r"
  feel.hit_flash(hit, 2)
  expect(feel.is_flashing(hit)):equals(true)
  test.run_ticks(1)
  expect(seen(8, 8)):equals "w"
  expect(hit.fill):equals(nil)
  test.run_ticks(1)
  expect(seen(8, 8)):equals "r"
  expect(feel.is_flashing(hit)):equals(false)
end)

it("a hit flash has any color, and replaces another", function()
  local hit
  test.play(1, function()
    hit = spawn { x = 8, y = 8, sprite = "art/red", fill = BLUE }
    wait_forever()
  end)
  feel.hit_flash(hit, 50, GREEN)
  test.run_ticks(1)
  expect(seen(8, 8)):equals "g"
  feel.hit_flash(hit, 1, WHITE)
  test.run_ticks(1)
  expect(seen(8, 8)):equals "b"
end)

it("a hit flash fills a canvas, too", function()
  local hit
  test.play(1, function()
    local canvas = draw.canvas(4, 4)
    draw.to(canvas, function() draw.fill(RED) end)
    hit = spawn { x = 8, y = 8, sprite = canvas }
    wait_forever()
  end)
  expect(seen(8, 8)):equals "r"
  feel.hit_flash(hit, 2)
  test.run_ticks(1)
  expect(seen(8, 8)):equals "w"
end)

it("a hit flash of a task that has ended does nothing", function()
  local ended = spawn { state = function() return false end }
  ended:kill()
  feel.hit_flash(ended)
  expect(feel.is_flashing(ended)):equals(false)
end)

it("the levels that a player has not changed are 1", function()
  expect(feel.shaking):equals(1)
  expect(feel.flashing):equals(1)
end)

it("effects of the picture end with the scene", function()
  test.play(1, function()
    feel.flash(WHITE, 100, 1)
    feel.punch(2, 100)
    feel.shake(1)
    scene.change "empty"
    wait_forever()
  end)
  test.run_ticks(2)
  expect(seen(5, 5)):equals "."
end)

describe("mistakes", function()
  refused("feel.shake: trauma must be from 0 to 1 but was 5", function() feel.shake(5) end)
  refused("trauma: number expected, got ", function() feel.shake(0 / 0) end)
  refused("feel.flash: ticks must be from 1 to 6000 but was 0", function() feel.flash(RED, 0) end)
  refused("feel.flash: strength must be from 0 to 1 but was 2", function() feel.flash(RED, 4, 2) end)
  refused("feel.flash: color must be from 0x000000 to 0xFFFFFF but was 0x1000000", function()
    feel.flash(0x1000000)
  end)
  refused("feel.punch: zoom must be from 1 to 2 but was 0.5", function() feel.punch(0.5) end)
  refused("feel.punch: ticks must be from 1 to 6000 but was 0", function() feel.punch(1.5, 0) end)
  refused("feel.hit_flash: this table is not a task", function() feel.hit_flash({}) end)
  refused("feel.hit_flash: ticks must be from 1 to 6000 but was 0", function()
    feel.hit_flash(spawn(wait_forever), 0)
  end)
end)
