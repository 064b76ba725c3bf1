-- Text letter by letter, by the script in the jar.
local text = require "kodama.text"

local function typed(fields)
  local line
  test.play(1, function()
    line = text.type(fields)
    wait_forever()
  end)
  return line
end

describe("text.type", function()
  it("shows a letter at intervals, with a sound for each", function()
    local heard = {}
    local line = typed { text = "{red}abc{/}", x = 0, y = 0, ticks = 3, sound = function(n) heard[#heard + 1] = n end }
    expect(line.shown):equals(0)
    test.run_ticks(3)
    expect(line.shown):equals(1)
    test.run_ticks(3)
    expect(heard):equals { 1, 2 }
    expect(line.done):is_false()
    test.run_ticks(3)
    expect(line.done):is_true()
    expect(line:alive()):is_true()
  end)

  it("draws only the letters shown so far", function()
    typed { text = "..", x = -3, y = 0, ticks = 2, look = { color = 0x0000ff } }
    test.run_ticks(2)
    test.expect_picture({ "bb........", "bb........" }, 0, 5, { [0] = ".", [0x0000ff] = "b" })
    test.run_ticks(2)
    test.expect_picture({ "bb......bb", "bb......bb" }, 0, 5, { [0] = ".", [0x0000ff] = "b" })
  end)

  it("shows the rest when skipped", function()
    local line = typed { text = "abcdefgh", x = 0, y = 0, ticks = 5 }
    test.tap "fire"
    test.run_ticks(6)
    expect(line.shown):equals(8)
    expect(line.done):is_true()
  end)

  it("cannot be skipped if that is turned off", function()
    local line = typed { text = "abcdefgh", x = 0, y = 0, ticks = 5, skip = false }
    test.tap "fire"
    test.run_ticks(6)
    expect(line.shown):equals(1)
  end)

  it("sends an event when all letters are shown", function()
    local told
    test.play(1, function()
      local line = text.type { text = "ab", x = 0, y = 0, ticks = 1 }
      line.on_typed = function() told = true end
      wait_forever()
    end)
    test.run_ticks(4)
    expect(told):is_true()
  end)
end)

it("text.say waits until the player continues", function()
  local over = false
  test.play(1, function()
    text.say { text = "ab", x = 0, y = 0, ticks = 1 }
    over = true
    wait_forever()
  end)
  test.run_ticks(10)
  expect(over):is_false()
  test.tap "fire"
  test.run_ticks(2)
  expect(over):is_true()
end)

describe("text.words", function()
  local words = text.words { go = { en = "Go", ja = "いけ" }, no = { en = "No" }, odd = { de = "Tja" } }

  after_each(function() text.language = nil end)

  it("returns a text in the player's language, and follows its changes", function()
    expect(words "go"):equals "Go"
    save.settings.language = "ja"
    expect(words "go"):equals "いけ"
    expect(words("go", "en")):equals "Go"
    text.language = "en"
    expect(words "go"):equals "Go"
    save.settings.language = nil
  end)

  it("returns a text in the language, or else in English", function()
    expect(words "go"):equals "Go"
    text.language = "ja"
    expect(words "go"):equals "いけ"
    expect(words "no"):equals "No"
  end)

  it("refuses unknown texts", function()
    expect(select(2, pcall(words, "og"))):contains "there is no word 'og'"
    expect(select(2, pcall(words, "odd"))):contains "word 'odd' lacks 'en'"
  end)
end)
