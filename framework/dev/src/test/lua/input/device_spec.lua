-- The mouse, and text.
settings { actions = { fire = { "Z", "mouse:left" }, next = "wheel:down" } }

describe("mouse", function()
  it("has no position until it is moved", function()
    test.run_ticks(1)
    local x, y, inside = input.mouse()
    expect(x):equals(-1)
    expect(y):equals(-1)
    expect(inside):is_false()
  end)

  it("is reported in pixels of the game, with its movement", function()
    test.mouse(10, 12)
    test.run_ticks(1)
    local x, y, inside = input.mouse()
    expect(x):equals(10)
    expect(y):equals(12)
    expect(inside):is_true()
    test.mouse(13, 10)
    test.run_ticks(1)
    local dx, dy = input.mouse_move()
    expect(dx):equals(3)
    expect(dy):equals(-2)
    test.run_ticks(1)
    expect((input.mouse_move())):equals(0)
  end)

  it("has buttons and a wheel that work as keys do", function()
    test.press "mouse:left"
    test.press "wheel:down"
    test.run_ticks(1)
    expect(input.down "fire"):is_true()
    expect(input.pressed "next"):is_true()
    expect(input.wheel()):equals(1)
    test.run_ticks(1)
    expect(input.down "next"):is_false()
    expect(input.wheel()):equals(0)
  end)

  it("has a cursor of four kinds", function()
    for _, how in ipairs { "auto", "shown", "hidden", "caught" } do input.cursor(how) end
    expect(test.error(function() input.cursor "hiden" end))
      :begins_with(test.line(-1)
        .. ": input.cursor: how must be one of auto, shown, hidden, caught but was 'hiden' (did you mean 'hidden'?)")
  end)
end)

describe("text", function()
  it("is typed while text input is on, without triggering actions", function()
    input.begin_text()
    test.press "fire"
    test.type "zé"
    test.type "あ"
    test.run_ticks(1)
    expect(input.down "fire"):is_false()
    local typed = input.text()
    expect(#typed):equals(3)
    expect(typed[1].key):equals "Z"
    expect(typed[2].text):equals "zé"
    expect(typed[3].text):equals "あ"
    test.run_ticks(1)
    expect(#input.text()):equals(0)
  end)

  it("reports keys that make no letters", function()
    input.begin_text()
    test.type "<Backspace>"
    test.type "<Page Up>"
    test.run_ticks(1)
    expect(input.text()[1].key):equals "Backspace"
    expect(input.text()[1].shift):is_false()
    expect(input.text()[2].key):equals "Page Up"
  end)

  it("ends, and keys trigger actions again", function()
    input.begin_text()
    input.end_text()
    test.type "a"
    test.press "fire"
    test.run_ticks(1)
    expect(#input.text()):equals(0)
    expect(input.down "fire"):is_true()
  end)
end)

describe("rumble", function()
  it("reports invalid arguments", function()
    input.rumble(1, 10)
    expect(test.error(function() input.rumble(2, 10) end))
      :begins_with(test.line(-1) .. ": input.rumble: strength must be from 0 to 1 but was 2")
    expect(test.error(function() input.rumble(1, -1) end))
      :begins_with(test.line(-1) .. ": input.rumble: ticks must be between 0 and 10000 but was -1")
    expect(test.error(function() input.rumble(1, 1, 3) end))
      :begins_with(test.line(-1) .. ": input.rumble: player must be between 1 and 1 but was 3")
  end)
end)
