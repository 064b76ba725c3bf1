-- A hit is seen at once, and then no more.
before_each(function() test.scene "main" end)

local function target()
  test.run_ticks(1)
  for each in task.each "enemy" do return each end
end

it("a hit makes an image white and flat for a moment", function()
  local enemy = target()
  enemy:signal("hit", 1)
  test.run_ticks(2)
  expect(enemy.fill):equals(0xffffff)
  expect(enemy.fill_amount > 0.5):is_true()
  expect(enemy.scale_y > enemy.scale_x):is_true()
  test.run_ticks(10)
  expect(enemy.fill_amount):equals(0)
  expect(enemy.scale_x):equals(enemy.scale_y)
end)

it("the third hit makes it dissolve", function()
  local enemy = target()
  for _ = 1, 3 do
    enemy:signal("hit", 1)
    test.run_ticks(1)
  end
  test.run_ticks(5)
  expect(enemy.dissolve_amount > 0):is_true()
  expect(enemy:alive()):is_true()
  test.run_ticks(40)
  expect(enemy:alive()):is_false()
end)
