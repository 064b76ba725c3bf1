-- What is drawn over what, and for how long.
local RED, GREEN, BLUE = 0xff0000, 0x00ff00, 0x0000ff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b" }

it("a task draws at its place in the order", function()
  test.play(2, function(self)
    self.priority = 0.9
    self.draw = function() draw.rect(0, 0, 4, 4, RED) end
    spawn(function()
      draw.rect(2, 0, 4, 4, BLUE)
      wait(99)
    end)
    wait(99)
  end)
  test.expect_picture({ "rrrrbb.", "rrrrbb." }, 0, 0, LEGEND)
end)

it("the drawing order can differ from the running order", function()
  test.play(2, function(self)
    self.draw = function() draw.rect(0, 0, 4, 4, RED) end
    self.draw_priority = 0.9
    spawn(function(other)
      other.draw = function() draw.rect(0, 0, 4, 4, BLUE) end
      wait(99)
    end)
    wait(2)
    self.draw_priority = nil
    wait(99)
  end)
  test.expect_picture({ "r" }, 1, 1, LEGEND)
  test.run_ticks(2)
  test.expect_picture({ "b" }, 1, 1, LEGEND)
end)

it("what a coroutine draws stays until it runs again", function()
  test.play(3, function()
    draw.rect(0, 0, 4, 4, GREEN)
    wait(4)
    wait(99)
  end)
  test.expect_picture({ "g" }, 1, 1, LEGEND)
  test.run_ticks(4)
  test.expect_picture({ "." }, 1, 1, LEGEND)
end)

it("a group can be hidden", function()
  test.play(1, function()
    local function block(x, group, color)
      spawn { group = group, draw = function() draw.rect(x, 0, 4, 4, color) end }
    end
    block(0, "player", GREEN)
    block(8, "enemy", RED)
    wait(1)
    for each in task.each "enemy" do each.visible = false end
    wait_forever()
  end)
  test.expect_picture({ "gggg....rrrr" }, 0, 0, LEGEND)
  test.run_ticks(1)
  test.expect_picture({ "gggg........" }, 0, 0, LEGEND)
end)
