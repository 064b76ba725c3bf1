-- How the answers continue the story.
local story = require "story"
local talk = require "talk"

-- answers the question with the row of this number; each line is typed at once and then closed
local function play(row)
  local told
  spawn(function(self) told = talk(self, story, "begin") end)
  for _ = 1, 3 do
    test.tap "fire"
    test.run_ticks(3)
    test.tap "fire"
    test.run_ticks(3)
  end
  for _ = 2, row do
    test.tap "down"
    test.run_ticks(2)
  end
  test.run_until(function()
    if time.tick % 4 == 0 then test.tap "fire" end
    return told
  end, 200)
  return told
end

it("the first answer", function() expect(play(1)):equals { "begin", "sang" } end)
it("the second answer", function() expect(play(2)):equals { "begin", "nothing" } end)

it("all answers lead somewhere and all speakers have a face", function()
  local faces = require "faces"
  for _, part in pairs(story) do
    for _, line in ipairs(part) do
      expect(faces[line[1]]):is_not_nil()
      for _, answer in ipairs(line.answers or {}) do expect(story[answer[2]]):is_not_nil() end
    end
  end
end)
