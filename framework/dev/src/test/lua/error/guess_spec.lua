-- What a message guesses was meant.

it("an undefined global is an error with a guess", function()
  expect(test.error(function()
    sqawn(1) -- luacheck: ignore 113
  end)):contains "undefined global 'sqawn' (did you mean 'spawn'?)"
end)

it("a misspelled function of a game's module gets a guess", function()
  expect(test.error(function()
    local patterns = require "lib.patterns"
    patterns.straght()
  end)):begins_with(test.line(-1)
    .. ": attempt to call field 'straght' (a nil value; did you mean 'straight'?)")
end)

it("a misspelled field of a module that a function shares gets a guess", function()
  local line = test.line(3)
  expect(test.error(function()
    local patterns = require "lib.patterns"
    local function f() return 2 * patterns.slwo end
    print(f())
  end)):begins_with(line .. ": attempt to perform arithmetic on field 'slwo' (a nil value; did you mean 'slow'?)")
end)

it("a misspelled field of a table in a module gets a guess", function()
  expect(test.error(function()
    local patterns = require "lib.patterns"
    print(patterns.fast.frist[1])
  end)):begins_with(test.line(-1) .. ": attempt to index field 'frist' (a nil value; did you mean 'first'?)")
end)

it("a misspelled method of a class gets a guess", function()
  expect(test.error(function()
    local enemy = setmetatable({}, require("lib.patterns").Enemy)
    enemy:explod()
  end)):begins_with(test.line(-1) .. ": attempt to call method 'explod' (a nil value; did you mean 'explode'?)")
end)

it("a word that resembles nothing gets no suggestion", function()
  expect(test.error(function()
    require("lib.patterns").wave()
  end)):begins_with(test.line(-1) .. ": attempt to call field 'wave' (a nil value)  [")
end)

it("a keyword of another language gets the one of Lua", function()
  -- luacheck: push ignore 113
  expect(test.error(function() print(null) end)):contains "undefined global 'null'; write nil for 'null'"
  expect(test.error(function() this.x = 1 end)):contains "undefined global 'this'; write self for 'this'"
  -- luacheck: pop
end)
