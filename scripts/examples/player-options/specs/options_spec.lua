-- What the player chooses, and what the game says.
it("there are five lives, or as many as were chosen", function()
  test.scene "main"
  expect(options.get "lives"):equals(5)
  options.set("lives", 7)
  test.run_ticks(2)
  expect(options.get "lives"):equals(7)
end)

it("what the game says it says in English where nothing is chosen", function()
  local word = require "words"
  expect(word "title"):equals("LANTERNS")
  save.settings.language = "ja"
  expect(word "title"):equals("ともしび")
end)
