-- Effects: what can be asked of them goes by ticks and their lengths; beep lasts half a second.

it("a sound plays for its length", function()
  local beep = sound.play "beep"
  expect(beep:is_playing()):is_true()
  test.run_ticks(15)
  expect(beep:position()):is_near(0.25, 1e-9)
  test.run_ticks(14)
  expect(beep:is_playing()):is_true()
  test.run_ticks(1)
  expect(beep:is_playing()):is_false()
  expect(beep:position()):is_near(0.5, 1e-9)
end)

it("pitch makes it shorter", function()
  local beep = sound.play("beep", { pitch = 2 })
  test.run_ticks(14)
  expect(beep:is_playing()):is_true()
  test.run_ticks(1)
  expect(beep:is_playing()):is_false()
  local late = sound.play "beep"
  test.run_ticks(6)
  late:pitch(0.5)
  test.run_ticks(47)
  expect(late:is_playing()):is_true()
  test.run_ticks(1)
  expect(late:is_playing()):is_false()
end)

it("a loop plays until it is stopped", function()
  local beep = sound.play("beep", { loop = true })
  test.run_ticks(100)
  expect(beep:is_playing()):is_true()
  expect(beep:position()):is_near(100 / 60 % 0.5, 1e-3)
  beep:stop(10)
  test.run_ticks(9)
  expect(beep:is_playing()):is_true()
  test.run_ticks(1)
  expect(beep:is_playing()):is_false()
end)

it("a paused sound waits", function()
  local beep = sound.play "beep"
  test.run_ticks(10)
  beep:pause()
  test.run_ticks(100)
  expect(beep:is_playing()):is_true()
  beep:pause(false)
  test.run_ticks(19)
  expect(beep:is_playing()):is_true()
  test.run_ticks(1)
  expect(beep:is_playing()):is_false()
end)

it("a paused group waits, until the scene changes", function()
  local beep = sound.play "beep"
  sound.group("effects", { paused = true })
  test.run_ticks(100)
  expect(beep:position()):equals(0)
  sound.group("effects", { paused = false })
  test.run_ticks(6)
  expect(beep:position()):is_near(0.1, 1e-9)
end)

it("a sound may start at any position", function()
  local beep = sound.play("beep", { at = 0.4 })
  test.run_ticks(6)
  expect(beep:is_playing()):is_false()
end)

it("the same sound starts once in a tick", function()
  for _ = 1, 5 do sound.play "beep" end
  sound.play("beep", { pitch = 2 })
  test.run_ticks(1)
  sound.play "beep"
  expect(test.sounds()):equals { "beep", "beep", "beep" }
end)

it("methods of an ended sound have no effect", function()
  local beep = sound.play "beep"
  beep:stop()
  beep:stop(5)
  beep:gain(2)
  beep:pan(1)
  beep:pitch(2)
  beep:fade(0, 10)
  beep:pause()
  expect(beep:is_playing()):is_false()
end)

it("custom groups exist once they are named", function()
  sound.group("machines", { gain = 0.5, fade = 30, pauses = false, under = "voice", duck = 0.3 })
  sound.play("beep", { group = "machines", x = 8, priority = 5 })
  sound.group("machines", { under = false })
  expect(test.sounds()):equals { "beep" }
end)
