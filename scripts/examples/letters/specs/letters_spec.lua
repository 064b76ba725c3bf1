-- Title and dialogue in two languages, from one script.
local words = require "words"

it("every text exists in both languages", function()
  for _, name in ipairs { "title", "under", "elder", "warning", "go" } do
    expect(words(name, "ja")):is_not(words(name, "en"))
  end
end)

it("the dialogue appears letter by letter and waits to be read", function()
  test.scene "main"
  test.run_ticks(20)
  local before = task.count()
  test.run_ticks(300)
  expect(task.count() <= before):is_true()
  test.tap "fire"
  test.run_ticks(3)
  expect(task.count() < before):is_true()
end)
