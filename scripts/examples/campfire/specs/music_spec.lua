-- The music follows the night, by ticks, whether or not it can be heard.
before_each(function() test.scene "main" test.run_ticks(10) end)

it("the night has its music", function()
  expect(sound.current()):equals("night")
end)

it("wolves come and go with theirs", function()
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

it("it continues by ticks", function()
  local before = sound.position()
  test.run_ticks(60)
  expect(sound.position() - before):is_near(1, 0.02)
end)

it("all its sounds are there", function()
  test.run_ticks(400)
  expect(table.concat(test.log(), "\n")):equals("")
end)
