-- What a script of a game expects; a test file's own expect is another function.

local doubts = require "lib.doubts"

it("a true condition is returned", function()
  expect(test.play(1, function() print(doubts.positive(3)) end)):equals { "true\ta positive number, not\t3" }
end)

it("a false condition fails the test with its line, and the game continues", function()
  expect(test.error(function()
    doubts.positive(-1)
    print "on"
  end)):begins_with "lib/doubts.lua:5: expect: a positive number, not -1"
  expect(test.log()[2]):equals "on"
end)
