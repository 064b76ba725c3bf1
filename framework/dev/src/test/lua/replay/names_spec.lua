-- Names of replays; a test saves nothing, but the rules are the same.

local CALLS = {
  save = function(name) replay.save(name) end,
  rename = function(name) replay.rename("run", name) end,
  delete = function(name) replay.delete(name) end,
  show_file = function(name) replay.show_file(name) end,
  draw_thumbnail = function(name) replay.draw_thumbnail(name, 8, 8) end,
  watch = function(name) replay.watch(name) end,
}

for call, with in pairs(CALLS) do
  it("replay." .. call .. " refuses names that no file can have", function()
    expect(test.error(function() with(("a"):rep(2001)) end))
      :contains("replay." .. call .. ": the name of a replay must have at most 2,000 characters but has 2,001")
  end)
end
