-- Text fields, by the script in the jar.
local field = require "kodama.field"

local answer, over

local function ask(kind, fields)
  answer, over = nil, false
  fields.x, fields.y = fields.x or 0, fields.y or 0
  test.play(2, function()
    answer = field[kind](fields)
    over = true
    wait_forever()
  end)
end

local function write(...)
  for _, typed in ipairs { ... } do
    test.type(typed)
    test.run_ticks(2)
  end
end

describe("field.text", function()
  it("returns the text that was entered", function()
    ask("text", {})
    write("Ab", "é", "森")
    expect(over):is_false()
    write "<Enter>"
    expect(over):is_true()
    expect(answer):equals "Abé森"
  end)

  it("has a cursor", function()
    ask("text", { start = "bd" })
    write("<Left>", "c", "<Home>", "a", "<End>", "e", "<Left>", "<Delete>", "<Backspace>", "x", "<Enter>")
    expect(answer):equals "abcx"
  end)

  it("accepts only allowed letters, up to its limit", function()
    ask("text", { most = 3, takes = function(letter) return letter ~= "b" end })
    write("abcde", "<Enter>")
    expect(answer):equals "acd"
  end)

  it("returns nil after Escape", function()
    ask("text", { start = "x" })
    write "<Escape>"
    expect(over):is_true()
    expect(answer):is_nil()
  end)

  it("shows braces and the cursor", function()
    ask("text", { start = "{red}", x = -40 })
    test.expect_picture({ "#", "#" }, 0, 0, { [0] = ".", [0xffffff] = "#" })
    write "<Escape>"
  end)

  it("restores keys at its end, also when its owner is killed", function()
    local owner
    test.play(2, function()
      owner = spawn(function(self) field.text { x = 0, y = 0, owner = self } end)
      wait_forever()
    end)
    owner:kill()
    test.run_ticks(1)
    test.press "fire"
    test.run_ticks(1)
    expect(input.down "fire"):is_true()
  end)
end)

describe("field.number", function()
  it("accepts only digits, within its bounds", function()
    ask("number", { min = 1, max = 50 })
    write("9x9", "<Enter>")
    expect(over):is_false()
    write("<Backspace>", "<Enter>")
    expect(answer):equals(9)
  end)

  it("may be negative", function()
    ask("number", { min = -5, max = 5, start = 3 })
    write("<Home>", "-", "<Enter>")
    expect(answer):equals(-3)
  end)
end)
