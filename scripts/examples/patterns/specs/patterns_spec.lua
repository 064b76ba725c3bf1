-- The shots of each page.
local pages = require "patterns"

local function named(page, name)
  for _, shown in ipairs(page.list) do
    if shown[1] == name then return shown end
  end
end

local function fired(page, name)
  local shown = named(page, name)
  shot.clear()
  shot.fire { x = 320, y = 240, aim = shown.aim and { x = 320, y = 300 }, pattern = shown[2] }
  return shot.count()
end

it("every shape is on the first page", function()
  local shapes = {}
  for _, shown in ipairs(pages[1].list) do shapes[shown[2].shape] = true end
  shapes.line = nil                                               -- of the entry "aimed"
  for name in pairs(pattern) do
    expect(named(pages[1], name)):is_not(nil)
    shapes[name] = nil
  end
  expect(shapes):equals {}
end)

it("a wall has a gap of three", function() expect(fired(pages[1], "wall")):equals(12 - 3) end)
it("a ring of fans fires all of them", function() expect(fired(pages[2], "a ring of fans")):equals(6 * 3) end)
it("a fan of stacks fires all of them", function() expect(fired(pages[2], "aimed fan of stacks")):equals(5 * 4) end)

it("shots end at the edge of their cell", function()
  test.scene "main"
  test.run_ticks(200)
  local most = 0
  for each in shot.each() do most = math.max(most, each.y % 120) end
  expect(most > 0):is_true()
  expect(most < 102):is_true()
end)

it("a key turns the page", function()
  test.scene "main"
  test.run_ticks(30)
  local before = shot.count()
  test.press "fire"
  test.run_ticks(2)
  expect(shot.count() < before):is_true()
  expect(shot.count() > 0):is_true()
end)
