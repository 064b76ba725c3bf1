-- Options of a game: the player's choice is saved, and is always one of the choices.

local function lives()
  return options.add { name = "lives", choices = { 3, 5, 7 }, default = 5 }
end

describe("a custom option", function()
  it("has its default without a choice", function()
    expect(lives()):equals(5)
    expect(options.get("lives")):equals(5)
    expect(options.add { name = "mode", choices = { "easy", "hard" } }):equals("easy")
  end)

  it("is on or off if it has no choices", function()
    expect(options.add { name = "flash" }):equals(false)
    options.set("flash", true)
    expect(options.get("flash")):equals(true)
  end)

  it("has the player's choice", function()
    lives()
    options.set("lives", 7)
    expect(options.get("lives")):equals(7)
    expect(lives()):equals(7)
  end)

  it("has its default if the saved value is no longer a choice", function()
    options.add { name = "lives", choices = { 1, 2 } }
    options.set("lives", 2)
    expect(lives()):equals(5)
  end)

  it("reports a change once", function()
    lives()
    expect(options.changed()):equals(nil)
    options.set("lives", 7)
    options.set("lives", 3)
    expect(options.changed()):equals("lives")
    expect(options.changed()):equals(nil)
  end)
end)

describe("options refuse", function()
  local function refuses(option, message)
    expect(test.error(function() options.add(option) end)):contains(message)
  end

  it("an option without a name", function()
    refuses({ choices = { 1, 2 } }, "options.add: option 'name' is missing")
  end)

  it("invalid choices", function()
    refuses({ name = "a", choices = {} }, "options.add: option 'choices' is empty")
    refuses({ name = "a", choices = { 1 } }, "option 'a' must have at least 2 choices but has 1")
    refuses({ name = "a", choices = 3 }, "options.add: option 'choices' must be a list but was 3")
    refuses({ name = "a", choices = { {}, {} } }, "a choice must be a string, a number or a boolean but was a table")
    local many = {}
    for i = 1, 101 do many[i] = i end
    refuses({ name = "a", choices = many }, "options.add: option 'choices' has more than 100 entries")
  end)

  it("a default that is not a choice", function()
    refuses({ name = "a", choices = { 1, 2 }, default = 3 }, "option 'a': the default 3 is not one of the choices 1, 2")
  end)

  it("a number of names other than that of choices", function()
    refuses({ name = "a", choices = { 1, 2 }, names = { "one" } }, "option 'a' has 2 choices but 1 names for them")
  end)

  it("an empty label", function()
    refuses({ name = "a", label = {} }, "options.add: option 'label' must be a string or a table such as")
    refuses({ name = "a", label = { en = 3 } }, "options.add: option 'label' must be a string or a table such as")
  end)

  it("more than 100 options", function()
    for i = 1, 100 do options.add { name = "o" .. i } end
    refuses({ name = "one" }, "there can be at most 100 options but 'one' is one more")
  end)

  it("unknown names and values", function()
    expect(test.error(function() options.get("lives") end)):contains("there is no option 'lives'; none was added")
    lives()
    expect(test.error(function() options.get("live") end))
      :contains("there is no option 'live' (did you mean 'lives'?); there are lives")
    expect(test.error(function() options.set("lives", 4) end))
      :contains("option 'lives' must be one of 3, 5, 7 but was 4")
  end)

  it("a menu style with unknown colors and sounds", function()
    expect(test.error(function() options.open { colour = 1 } end)):contains("options.open: unknown option 'colour'")
    expect(test.error(function() options.open { colors = { ground = -1 } } end))
      :contains("options.open: colors: option 'ground' must be from 0 to 16777215 but was -1")
    expect(test.error(function() options.open { sounds = { moves = "a" } } end))
      :contains("options.open: sounds: unknown option 'moves' (did you mean 'move'?)")
  end)
end)

describe("the language", function()
  it("is English without a choice", function()
    expect(options.language()):equals("en")
  end)
end)
