-- Pictures that are not there, are damaged, or cannot be cut as is wished.

describe("a missing picture is an error in its line with a guess:", function()
  local function guessed(name, use, at)
    it(name, function()
      local message = test.error(use)
      expect(message):begins_with(at .. ": image 'art/shipp' cannot be loaded: art/shipp.png: no such file in ")
      expect(message):contains "(did you mean 'art/ship'?)  [task "
    end)
  end

  guessed("a field", function(self) self.sprite = "art/shipp" wait(9) end, test.line())
  guessed("a task in short", function() spawn { sprite = "art/shipp" } end, test.line())
  guessed("fields of a spawn", function() spawn(function() wait(9) end, { sprite = "art/shipp" }) end, test.line())
  guessed("draw.sprite", function() draw.sprite("art/shipp", 1, 1) end, test.line())
  guessed("draw.sheet", function() draw.sheet("art/shipp", 1, 1) end, test.line())
end)

it("a missing picture is named", function()
  expect(test.error(function(self) self.sprite = "ghost" wait(9) end)):contains "image 'ghost' cannot be loaded"
end)

it("a damaged picture is an error in its line without a guess", function()
  expect(test.error(function(self) self.sprite = "art/damaged" end))
    :begins_with(test.line(-1) .. ": image 'art/damaged' cannot be loaded: it is not a PNG picture  [")
end)

it("a sheet that its frames do not divide evenly", function()
  expect(test.error(function() draw.sheet("art/ship", 5, 7) end)):begins_with(test.line()
    .. ": draw.sheet: image 'art/ship' is 16 by 16 pixels, which frames of 5 by 7 do not divide")
end)

describe("a missing picture that is found only when it is drawn", function()
  it("is reported with the line that spawned it", function()
    local line = test.line(3)
    expect(test.error(function()
      wait(1)
      spawn { sprite = "kodama.shot" }.sprite = "ghost"
    end)):ends_with("[task '" .. line .. "' #2 ended]")
  end)

  it("a named task is also reported with the line of its function", function()
    local line = test.line(3)
    expect(test.error(function()
      wait(1)
      spawn(function() wait(9) end, { name = "boo", sprite = "kodama.shot" }).sprite = "ghost"
    end)):ends_with("[task 'boo' #2 of " .. line .. " ended]")
  end)
end)
