-- Values with a name, which developers turn while the game runs.

it("the script's value is returned", function()
  expect(tune("player.speed", 2.5, { min = 0, max = 5, step = 0.1 })):equals(2.5)
  expect(tune("player.lives", 3)):equals(3)
  expect(tune("player.invincible", true)):equals(true)
  expect(tune("level", "easy", { choices = { "easy", "hard" } })):equals("easy")
end)

it("other calls need only the name", function()
  tune("player.speed", 2.5)
  expect(tune "player.speed"):equals(2.5)
end)

it("a name that has no value yet is an error with a guess", function()
  tune("player.speed", 2.5)
  expect(test.error(function() tune "player.sped" end)):begins_with(
    test.line(-1) .. ": tune: 'player.sped' has no value yet (did you mean 'player.speed'?); give one in its first"
      .. " call, such as tune(\"player.sped\", 1)")
end)

it("two different calls for a name are reported once with both lines, and the first is used", function()
  expect(test.play(2, function()
    tune("player.speed", 2.5)
    for _ = 1, 2 do print(tune("player.speed", 3)) end
    tune("player.speed", 2.5, { min = 1 })
  end)[1]):equals("warn: " .. test.line(-2) .. ": tune: 'player.speed' has a different value or limits here than in "
    .. test.line(-4) .. ", which are used; write tune(\"player.speed\") here to read it")
end)

describe("invalid arguments are errors:", function()
  local function wrong(name, fn, message)
    it(name, function() expect(test.error(fn)):contains(message) end)
  end

  wrong("a value outside its limits", function() tune("a", 7, { min = 0, max = 5 }) end,
    "tune: a must be from 0 to 5 but was 7")
  wrong("limits the wrong way round", function() tune("a", 7, { min = 5, max = 0 }) end,
    "tune: min must be less than max (0) but was 5")
  wrong("a step of nothing", function() tune("a", 7, { step = 0 }) end, "tune: step must be greater than 0 but was 0")
  wrong("a lower limit that is none", function() tune("a", 7, { min = 0 / 0 }) end,
    "tune: option 'min' must be a number but was nan, as 0/0 is")
  wrong("an upper limit that is none", function() tune("a", 7, { max = 0 / 0 }) end,
    "tune: option 'max' must be a number but was nan, as 0/0 is")
  wrong("a step that is none", function() tune("a", 7, { step = 0 / 0 }) end,
    "tune: option 'step' must be a number but was nan, as 0/0 is")
  wrong("a step too small for the value", function() tune("a", 1, { max = 1e300, step = 1e-300 }) end,
    "tune: step must be at least 2.220446049250313E-16 to change 1.0 but was 1.0E-300")
  wrong("a step too small for the limits", function() tune("a", 0, { min = -1, max = 1e9, step = 1e-300 }) end,
    "tune: step must be at least 1.1920928955078125E-7 to change 1.000000001E9 but was 1.0E-300")
  wrong("a number without end", function() tune("a", math.huge) end, "tune: a must be a finite number but was Infinity")
  wrong("an unknown option", function() tune("a", 1, { maximum = 1 }) end, "tune: unknown option 'maximum'")
  wrong("words without choices", function() tune("a", "b") end, "tune: choices must be at least two words")
  wrong("a word that is none of the choices", function() tune("a", "hrad", { choices = { "easy", "hard" } }) end,
    "tune: a must be one of easy, hard but was 'hrad' (did you mean 'hard'?)")
  wrong("limits of a boolean", function() tune("a", true, { min = 0 }) end, "tune: unknown option 'min'")
  wrong("no name", function() tune("", 1) end, "tune: the name must not be empty")
  wrong("a name with control characters", function() tune("a\n\27b", 1) end,
    "tune: the name must not have control characters but was 'a\\10\\27b'")
  wrong("a name that no menu can show", function() tune(("a"):rep(101), 1) end,
    "tune: the name must have at most 100 letters but had 101")
end)
