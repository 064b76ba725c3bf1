-- Tasks of both languages share one order.

local function battery()
  return spawn("fireworks.Battery", { x = 40, gap = 80, priority = 0.5 })
end

-- Returns whether anything in front of the curtain is visible.
local function is_seen()
  for _, row in ipairs(test.picture(0, 0, 320, 240, { [0x223344] = " " })) do
    if row:find "?" then return true end
  end
  return false
end

for _, curtain in ipairs { { priority = 0.6, hides = true }, { priority = 0.4, hides = false } } do
  it("a Lua task is drawn behind or in front of a Java task by its priority: " .. curtain.priority, function()
    battery()
    spawn { draw = function() draw.rect(0, 0, 320, 240, 0x223344) end, priority = curtain.priority }
    test.run_ticks(20)
    expect(is_seen()):is_not(curtain.hides)
  end)
end

it("they run in one order and end with their parent", function()
  test.run_ticks(1)
  local own = task.count()
  local rockets = battery()
  expect(task.count()):equals(own + 4)
  test.run_ticks(1)
  rockets:kill()
  expect(task.count()):equals(own)
end)

it("the phase END ends the rocket in phases and no other", function()
  battery()
  test.run_ticks(1)
  local before = task.count()
  task.set_phase(END)
  test.run_ticks(1)
  expect(task.count()):equals(before - 1)
end)
