-- The music depends on ticks, also on a machine without sound.
before_each(function() test.scene "main" test.run_ticks(10) end)

it("the night has its music", function()
  expect(sound.current()):equals("night")
end)

it("the wolves come and go with their music", function()
  test.press "bomb"
  test.run_ticks(2)
  expect(sound.current()):equals("wolves")
  expect(find "sky".danger):is_true()
  test.release "bomb"
  test.run_ticks(2)
  test.press "bomb"
  test.run_ticks(2)
  expect(sound.current()):equals("night")
end)

it("the music continues by ticks", function()
  local before = sound.position()
  test.run_ticks(60)
  expect(sound.position() - before):is_near(1, 0.02)
end)

it("all sounds exist", function()
  test.run_ticks(400)
  expect(table.concat(test.log(), "\n")):equals("")
end)
