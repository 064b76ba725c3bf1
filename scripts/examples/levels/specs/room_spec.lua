-- The rules for crates, and the levels of the file.
local room = require "room"

local function row(letters)
  return room.of { name = "test", rows = { ("#"):rep(#letters), letters, ("#"):rep(#letters) } }
end

it("a crate is pushed but not through a wall", function()
  local self = row "#@$ #"
  expect(self:step(1, 0)):is_true()
  expect(self:crate(4, 2)):is_true()
  expect(self:step(1, 0)):is_false()
end)

it("two crates in a row cannot be pushed", function()
  expect(row "#@$$  #":step(1, 0)):is_false()
end)

it("a level is done when each crate is on a goal", function()
  local self = row "#@$.#"
  expect(self:is_done()):is_false()
  self:step(1, 0)
  expect(self:is_done()):is_true()
end)

it("each level of the file has a player and a goal for each crate", function()
  for _, level in ipairs(data.read "levels.json") do
    local letters = table.concat(level.rows)
    local _, players = letters:gsub("@", "")
    local _, crates = letters:gsub("[%$%*]", "")
    local _, goals = letters:gsub("[%.%*]", "")
    expect(players):equals(1)
    expect(goals):equals(crates)
  end
end)

it("the first level leads to the second", function()
  test.scene "main"
  test.press "right"
  test.run_until(function() return find("game").room.name ~= "First push" end, 200)
end)
