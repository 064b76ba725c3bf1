-- While the menu is open, the sea scrolls, the clock counts, and the planes are paused but visible.

-- Returns the positions of all planes.
local function places()
  local list = {}
  for actor in task.each "actor" do list[#list + 1] = { actor.x, actor.y } end
  return list
end

describe("the menu alone", function()
  local sea, clock, menu

  before_each(function()
    sea = spawn(require "sea", { priority = 0.1 })
    clock = spawn(require "clock", { persistent = true })
    require "planes"()
    test.run_ticks(20)
    menu = spawn(require "menu")
    test.run_ticks(5)
  end)

  it("while the menu is open the sea scrolls the clock counts and the planes do not move", function()
    local offset, before = sea.offset, places()
    test.run_ticks(100)
    expect(sea.offset):is_near(offset + 80, 1e-6)
    expect(clock.seconds):equals(2)
    expect(task.paused "actor"):is_true()
    expect(places()):equals(before)
  end)

  it("planes continue when the menu ends", function()
    local before = places()
    test.tap "fire"
    test.run_ticks(30)
    expect(menu:alive()):is_false()
    expect(task.paused "actor"):is_false()
    expect(places()):is_not(before)
  end)
end)

it("a key opens the menu and the player's plane is visible under it", function()
  local function plane()
    return test.picture(160, 183, 1, 1, { [0xfff4d8] = "#" })[1]
  end

  test.scene "main"
  test.run_ticks(9)
  expect(plane()):equals "#"
  test.tap "start"
  test.run_ticks(2)
  test.press "right"
  test.run_ticks(20)
  expect(plane()):equals "#"
  test.tap "fire"
  test.run_ticks(22)
  expect(plane()):equals "?"
end)
