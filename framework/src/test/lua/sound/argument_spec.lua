-- What sound is told that makes no sense.

it("a number for the name of a sound", function()
  expect(test.error(function() sound.play(5) end))
    :begins_with(test.line(-1) .. ": bad argument #1 to 'play' (name: string expected, got number)")
end)
