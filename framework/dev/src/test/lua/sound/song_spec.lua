-- Songs in the music macro language.

it("is a value that can be played", function()
  local song = sound.song "t140 o5 l8 cdefg"
  expect(type(song)):equals("userdata")
  sound.music(song)
end)

it("may have several parts", function()
  expect(type(sound.song [[
    A t140 o5 l8 L cdefg
    B      o3 l4 L c g c
  ]])):equals("userdata")
end)

it("an error has the script's line, and the song's line and column", function()
  expect(test.error(function() sound.song "t140 o9" end))
    :begins_with(test.line(-1) .. ": sound.song: song:1:7: o must be between 0 and 8 but was 9")
  expect(test.error(function() sound.song "cde\n[fg" end))
    :begins_with(test.line(-1) .. ": sound.song: song:2:1: '[' is not closed by ']'")
end)

it("is the same for the same string, and is found by its name", function()
  expect(sound.song "cde" == sound.song "cde"):equals(true)
  expect(sound.song "cde" == sound.song "cdf"):equals(false)
  expect(tostring(sound.song "cde")):equals "song 'song'"
  expect(sfx.coin(3) == sfx.coin(3)):equals(true)
  expect(sfx.coin(3) == sfx.coin(4)):equals(false)
  expect(tostring(sfx.coin(3))):equals "sound 'coin'"
end)
