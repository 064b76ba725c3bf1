-- Smooth tasks move in the same ticks as others.
it("smooth swallows fly the same way as the others", function()
  test.scene "main"
  test.run_ticks(50)
  expect(find("smooth").x + 160):is_near(find("plain").x, 1e-9)
  expect(find("smooth").y):is_near(find("plain").y, 1e-9)
end)

it("Z changes the frame rate, and changes it back", function()
  test.scene "main"
  test.run_ticks(2)
  expect(time.frame_rate()):equals(60)
  test.tap "fire"
  test.run_ticks(3)
  expect(time.frame_rate()):equals(30)
  test.tap "fire"
  test.run_ticks(3)
  expect(time.frame_rate()):equals(60)
end)
