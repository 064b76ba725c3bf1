-- Each player steers their own kite.
local function place(player)
  local kite = find("kite " .. player)
  return kite.x, kite.y
end

describe("a kite", function()
  it("follows its player's keys and no others", function()
    test.scene "main"
    test.press("right", 1)
    test.run_ticks(10)
    expect((place(1))):equals(125)
    expect((place(2))):equals(200)
  end)

  it("flies faster the farther its stick is pushed", function()
    test.scene "main"
    test.stick(0, -0.625, 2)
    test.run_ticks(10)
    expect((select(2, place(2)))):is_near(87.5, 0.2)
    expect((select(2, place(1)))):equals(100)
  end)

  it("leaves sparks while fire is held", function()
    test.scene "main"
    test.press("fire", 2)
    test.run_ticks(2)
    local first = task.count()
    test.run_ticks(20)
    expect(task.count()):is_above(first)
  end)
end)
