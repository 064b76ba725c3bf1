-- Several players.
settings {
  players = 2,
  actions = { { fire = { "Z", "pad:A" } }, { fire = { "N", "pad:A" }, jump = "M" } },
}

describe("players", function()
  it("each has their own keys", function()
    expect(input.players()):equals(2)
    test.press("fire", 2)
    test.run_ticks(1)
    expect(input.down("fire", 1)):is_false()
    expect(input.down("fire", 2)):is_true()
  end)

  it("each has their own gamepad", function()
    test.press("pad:A", 2)
    test.run_ticks(1)
    expect(input.down("fire", 1)):is_false()
    expect(input.pressed("fire", 2)):is_true()
    test.press("pad:A", 1)
    test.run_ticks(1)
    expect(input.pressed("fire", 1)):is_true()
    expect(input.pressed("fire", 2)):is_false()
  end)

  it("every player can use all actions after choosing a key", function()
    expect(input.down("jump", 1)):is_false()
    expect(#input.keys("jump", 1)):equals(0)
  end)

  it("each stick moves its player", function()
    test.stick(0, 1, 2)
    test.run_ticks(1)
    expect((select(2, input.axis(1)))):equals(0)
    expect((select(2, input.axis(2)))):equals(1)
  end)
end)
