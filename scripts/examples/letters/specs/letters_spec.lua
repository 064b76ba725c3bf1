-- Title and dialogue in two languages, from one script.
local text = require "kodama.text"
local words = require "words"

it("every word is there in both languages", function()
  for _, name in ipairs { "title", "under", "elder", "warning", "go" } do
    text.language = "en"
    local english = words(name)
    text.language = "ja"
    expect(words(name)):is_not(english)
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
