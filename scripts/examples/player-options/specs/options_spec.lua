-- The options that players can set, and the language of the game.
it("there are five lives, or as many as were chosen", function()
  test.scene "main"
  expect(options.get "lives"):equals(5)
  options.set("lives", 7)
  test.run_ticks(2)
  expect(options.get "lives"):equals(7)
end)

it("the texts are English without a choice", function()
  local word = require "words"
  expect(word "title"):equals("LANTERNS")
  save.settings.language = "ja"
  expect(word "title"):equals("ともしび")
end)
