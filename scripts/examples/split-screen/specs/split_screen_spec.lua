-- Each half of the screen shows its car in the middle, and the mouse points at the world of the half below it.
local RED, BLUE = 0xe85048, 0x48a0f0

before_each(function()
  test.scene "main"
  test.run_ticks(40)
end)

local function has(color, x, y)
  for _, row in ipairs(test.picture(x - 12, y - 12, 24, 24, { [color] = "#" })) do
    if row:find "#" then return true end
  end
  return false
end

it("each half shows its own car", function()
  expect(has(RED, 80, 100)):is_true()
  expect(has(BLUE, 80, 100)):equals(false)
end)

it("a position of the screen belongs to the world of its half", function()
  local one = find "one"
  local x, y = draw.to_world(80, 100)
  expect(x):is_near(one.x, 1)
  expect(y):is_near(one.y, 1)
end)

it("the map shows both cars", function()
  for _, name in ipairs { "one", "two" } do
    local car = find(name)
    local x, y = 160 + (car.x - 200) / 4, 166 + (car.y - 120) / 4
    expect(has(name == "one" and RED or BLUE, math.floor(x), math.floor(y))):is_true()
  end
end)
