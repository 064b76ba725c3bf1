-- Tests play the game without a window. Run them with `kodama test`.
local new_rabbit = require "rabbit"
local new_stone = require "stone"

it("a leap ends at the height where it began", function()
  local rabbit = new_rabbit()
  test.run_ticks(2)
  local ground = rabbit.y
  test.press "fire"
  test.run_ticks(15)
  expect(rabbit.y):is_below(ground - 20)
  test.run_until(function() return rabbit.state == rabbit.run end, 120)
  expect(rabbit.y):equals(ground)
end)

it("a tap is a smaller leap", function()
  local rabbit = new_rabbit()
  test.run_ticks(2)
  test.tap "fire"
  local top = rabbit.y
  test.run_until(function()
    top = math.min(top, rabbit.y)
    return rabbit.state == rabbit.fall
  end, 60)
  expect(top):is_above(100)
end)

it("a stone that hits the rabbit gives no point", function()
  local rabbit, points = new_rabbit(), 0
  new_stone(3, function() points = points + 1 end)
  test.run_until(function() return not rabbit:alive() end, 300)
  expect(rabbit.state):equals(rabbit.hurt)
end)

it("the best run is saved", function()
  test.scene "main"
  test.run_until(function() return task.count "stone" > 0 end, 120)
  find("stone").on_passed()
  find("rabbit"):signal("hit", 1)
  test.run_ticks(150)
  expect(save.read("best")):equals(1)
end)
