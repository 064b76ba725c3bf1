-- Music: one at a time, by ticks; song lasts two seconds, beep half a second.

it("music loops", function()
  sound.music "song"
  test.run_ticks(150)
  expect(sound.current()):equals "song"
  expect(sound.position()):is_near(0.5, 1e-9)
end)

it("without music there is neither a name nor a position", function()
  expect(sound.current()):is_nil()
  expect(sound.position()):equals(0)
end)

it("music that is already playing continues, unless a position is given", function()
  sound.music "song"
  test.run_ticks(30)
  sound.music "song"
  expect(sound.position()):is_near(0.5, 1e-9)
  sound.music("song", { at = 1 })
  expect(sound.position()):equals(1)
  expect(test.sounds()):equals { "song", "song" }
end)

it("nil stops it", function()
  sound.music "song"
  sound.music(nil, { fade = 60 })
  expect(sound.current()):is_nil()
end)

it("music without a loop ends", function()
  sound.music("beep", { loop = false })
  test.run_ticks(29)
  expect(sound.current()):equals "beep"
  test.run_ticks(1)
  expect(sound.current()):is_nil()
end)

it("queued music follows, and a loop ends with its repetition", function()
  sound.music "song"
  test.run_ticks(30)
  sound.queue("beep", { loop = false })
  sound.queue "song"
  test.run_ticks(89)
  expect(sound.current()):equals "song"
  test.run_ticks(1)
  expect(sound.current()):equals "beep"
  test.run_ticks(30)
  expect(sound.current()):equals "song"
  expect(sound.position()):equals(0)
  test.run_ticks(500)
  expect(sound.current()):equals "song"
end)

it("a loop with less than a second left is repeated once more", function()
  sound.music "song"
  test.run_ticks(90)
  sound.queue "beep"
  test.run_ticks(149)
  expect(sound.current()):equals "song"
  test.run_ticks(1)
  expect(sound.current()):equals "beep"
end)

it("queued music starts at once without other music", function()
  sound.queue "song"
  expect(sound.current()):equals "song"
end)

it("other music clears the queue", function()
  sound.music("beep", { loop = false })
  sound.queue "song"
  sound.music("beep", { at = 0.25, loop = false, fade = 10 })
  test.run_ticks(60)
  expect(sound.current()):is_nil()
end)

it("music continues when the scene changes, looping effects do not", function()
  sound.music "song"
  local engine = sound.play("beep", { loop = true })
  local shot = sound.play("song", { pitch = 0.5 })
  sound.group("music", { paused = true })
  scene.change("own", { play = function() wait(999) end })
  test.run_ticks(60)
  expect(sound.current()):equals "song"
  expect(sound.position()):is_above(0)
  expect(engine:is_playing()):is_false()
  expect(shot:is_playing()):is_true()
end)
