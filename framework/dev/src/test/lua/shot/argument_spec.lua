-- Invalid arguments of the module shot.

describe("a shot without a valid position is refused:", function()
  local function refused(reason, make)
    it(reason, function()
      local line = test.line(1)
      expect(test.error(function(self) shot.fire(make(self)) end)):begins_with(line .. ": shot.fire: " .. reason)
    end)
  end

  refused("set 'from', or 'x' and 'y'", function() return {} end)
  refused("set 'from', or 'x' and 'y'", function() return { x = 1 } end)
  refused("option 'from' must be a task, or a table with x and y, but was 5", function() return { from = 5 } end)
  refused("option 'from' must be a task, or a table with x and y, but was a table without x",
    function() return { from = {} } end)
  refused("option 'aim' must be a task, or a table with x and y, but was a table without y",
    function(self) return { from = self, aim = { x = 1 } } end)
  refused("option 'aim' must be a task, or a table with x and y, but was a string",
    function(self) return { from = self, aim = "ship" } end)
end)

it("a misspelled option is an error with a guess", function()
  expect(test.error(function() shot.fan { x = 1, y = 1, spred = 3 } end))
    :begins_with(test.line(-1) .. ": shot.fan: unknown option 'spred' (did you mean 'spread'?)")
end)

describe("functions of other modules are suggested:", function()
  it("lasers", function()
    expect(test.error(function() shot.laser {} end))
      :begins_with(test.line(-1) .. ": 'shot' has no field 'laser' (write laser.beam or laser.curve)")
    expect(test.error(function() laser.fire {} end))
      :begins_with(test.line(-1) .. ": 'laser' has no field 'fire' (write laser.beam or laser.curve)")
  end)

  it("functions of modules that are used as globals", function()
    expect(test.error(function() fan { n = 3 } end)) -- kodama: ignore
      :begins_with(test.line(-1) .. ": undefined global 'fan' (write pattern.fan or shot.fan)")
    expect(test.error(function() unpack {} end)) -- kodama: ignore
      :begins_with(test.line(-1) .. ": undefined global 'unpack' (write table.unpack)")
  end)
end)

it("of many options, the most similar are listed", function()
  local told = test.error(function() shot.fire { x = 1, y = 1, sped = 3 } end)
  expect(told):contains "shot.fire: unknown option 'sped' (did you mean 'speed'?); there are speed, "
  expect(told:match "and %d+ more"):is_not_nil()
end)
