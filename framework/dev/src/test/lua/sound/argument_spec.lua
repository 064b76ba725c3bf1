-- Invalid arguments of the module sound.

it("a value that is not a sound", function()
  expect(test.error(function() sound.play(circle(5)) end))
    :begins_with(test.line(-1) .. ": sound.play: the sound must be a name or a sound but was a userdata")
end)

it("options out of range", function()
  expect(test.error(function() sound.play("beep", { gain = 5 }) end))
    :begins_with(test.line(-1) .. ": sound.play: option 'gain' must be from 0 to 4 but was 5")
  expect(test.error(function() sound.play("beep", { pan = -2 }) end))
    :contains "option 'pan' must be from -1 to 1 but was -2"
  expect(test.error(function() sound.play("beep", { pitch = 0 }) end))
    :contains "option 'pitch' must be from 0.03125 to 32 but was 0"
  expect(test.error(function() sound.play("beep", { fade = 40000 }) end))
    :contains "option 'fade' must be from 0 to 36000 but was 40000"
  expect(test.error(function() sound.play("beep", { resample = "cubik" }) end))
    :contains "option 'resample' must be one of linear, nearest, cubic but was 'cubik' (did you mean 'cubic'?)"
end)

it("an unknown group, with a guess", function()
  expect(test.error(function() sound.play("beep", { group = "efects" }) end))
    :begins_with(test.line(-1) .. ": sound.play: there is no sound group 'efects'")
end)

it("too many groups", function()
  expect(test.error(function()
    for i = 1, 22 do sound.group("group" .. i) end
  end)):contains "sound.group: there can be at most 24 sound groups"
end)

it("a method called with a dot", function()
  expect(test.error(function()
    local beep = sound.play "beep"
    beep.stop({})
  end)):contains "stop: this is not a playing sound; write playing:stop(...) with a colon"
end)

it("methods check their ranges", function()
  expect(test.error(function() sound.play("beep"):fade(9, 10) end)):contains "fade: gain must be from 0 to 4 but was 9"
  expect(test.error(function() sound.play("beep"):fade(1, -1) end))
    :contains "fade: ticks must be from 0 to 36000 but was -1"
  expect(test.error(function() sound.play("beep"):pitch(99) end))
    :contains "pitch: pitch must be from 0.03125 to 32 but was 99"
end)

it("a missing sound is replaced by a click and reported once", function()
  for _ = 1, 3 do sound.play "nothing" end
  expect(test.sounds()):equals { "nothing" }
  local log = test.log()
  expect(#log):equals(1)
  expect(log[1]):contains "sound/argument_spec.lua:"
  expect(log[1]):contains "sound.play: sound 'nothing' cannot be loaded"
  expect(log[1]):contains "a click is played instead"
end)

it("missing music keeps its name, and continues when requested again", function()
  for _ = 1, 3 do
    sound.music "nothing"
    test.run_ticks(1)
  end
  expect(test.sounds()):equals { "nothing" }
  expect(sound.current()):equals "nothing"
end)

it("a label of a group that is not a text", function()
  expect(test.error(function() sound.group("machines", { label = 3 }) end))
    :begins_with(test.line(-1) .. ": sound.group: option 'label' must be a string or a table such as ")
  sound.group("machines", { label = { en = "Machines", ja = "機械" } })
end)

it("invalid names of groups", function()
  expect(test.error(function() sound.group "master" end))
    :begins_with(test.line(-1) .. ": sound.group: no group can be named 'master', which is the overall volume")
  for _, name in ipairs { "", "a b", "loud!" } do
    expect(test.error(function() sound.group(name) end))
      :contains("the name of a group must be 1 to 24 letters, digits or _ but was '" .. name .. "'")
  end
  expect(test.error(function() sound.group(("a"):rep(100000)) end)):contains("but was '" .. ("a"):rep(40) .. "...'")
end)
