-- What a game asks of actions and axes.
settings {
  actions = { up = "Up", down = "Down", left = "Left", right = "Right", fire = { "Z", "pad:A" }, jump = "Space" },
  axes = { lift = { "pad:RT", "-down", "+up" } },
  autorepeat = { delay = 6, every = 3 },
}

local function count(ticks, question)
  local seen = 0
  for _ = 1, ticks do
    test.run_ticks(1)
    if question() then seen = seen + 1 end
  end
  return seen
end

describe("input", function()
  it("a custom action is down while its key is", function()
    test.press "jump"
    test.run_ticks(1)
    expect(input.down "jump"):is_true()
    expect(input.pressed "jump"):is_true()
    test.release "jump"
    test.run_ticks(1)
    expect(input.down "jump"):is_false()
    expect(input.released "jump"):is_true()
  end)

  it("a gamepad button works as a key does", function()
    test.press "pad:A"
    test.run_ticks(1)
    expect(input.down "fire"):is_true()
  end)

  it("an unknown action is reported with a suggestion", function()
    expect(test.error(function() input.down "fier" end))
      :begins_with(test.line(-1)
        .. ": input.down: there is no action 'fier' (did you mean 'fire'?); "
        .. "actions are up, down, left, right, fire, start, back, jump")
  end)

  it("an unknown player is reported", function()
    expect(test.error(function() input.down("fire", 2) end))
      :begins_with(test.line(-1) .. ": input.down: player must be 1 but was 2")
  end)

  it("the direction comes from keys or from the stick, with its strength", function()
    test.press "left"
    test.run_ticks(1)
    expect((input.axis())):equals(-1)
    test.stick(0.625, 0)
    test.run_ticks(1)
    local x, y = input.axis()
    expect(math.abs(x - 0.5) < 0.01):is_true()
    expect(y):equals(0)
  end)

  it("small movements of a stick are ignored", function()
    test.stick(0.17, 0.17)
    test.run_ticks(1)
    local x, y = input.axis()
    expect(x):equals(0)
    expect(y):equals(0)
  end)

  it("custom axes are moved by their bindings", function()
    test.press "up"
    test.run_ticks(1)
    expect(input.value "lift"):equals(1)
    expect(input.value "look_x"):equals(0)
    expect(test.error(function() input.value "lfit" end))
      :begins_with(test.line(-1) .. ": input.value: there is no axis 'lfit' (did you mean 'lift'?); axes are x, y,")
  end)

  it("a held action repeats after the delay", function()
    test.press "jump"
    expect(count(7, function() return input.repeated "jump" end)):equals(2)
    expect(count(6, function() return input.repeated "jump" end)):equals(2)
    expect(count(6, function() return input.repeated("jump", 1, 1, 1) end)):equals(6)
  end)

  it("turbo presses a held action repeatedly", function()
    input.turbo("jump", 4)
    test.press "jump"
    expect(count(20, function() return input.pressed "jump" end)):equals(5)
    input.turbo("jump", 0)
    test.run_ticks(1)
    expect(count(20, function() return input.pressed "jump" end)):equals(0)
    expect(input.down "jump"):is_true()
    expect(test.error(function() input.turbo("jump", 1) end))
      :begins_with(test.line(-1) .. ": input.turbo: every must be between 2 and 10000 but was 1")
  end)

  it("bits contain all actions", function()
    expect((input.bits())):equals(0)
    test.press "down"
    test.press "jump"
    test.run_ticks(1)
    expect((input.bit "down")):equals(2)
    expect((input.bits())):equals((input.bit "down") + (input.bit "jump"))
    expect((select(2, input.bits()))):equals(0)
  end)

  it("keys are listed by their names", function()
    local keys = input.keys "fire"
    expect(#keys):equals(2)
    expect(keys[1]):equals "Z"
    expect(keys[2]):equals "Pad A"
  end)
end)
