-- Short texts that rise and fade. The screen has 32 by 16 pixels.
local RED = 0xff0000

-- the first row with a red pixel, and the number of tasks
local function first_row()
  for y = 0, 15 do
    if test.picture(0, y, 32, 1, { [RED] = "r" })[1]:find "r" then return y end
  end
end

it("a pop-up rises and disappears", function()
  test.play(1, function()
    feel.popup(100, 16, 12, { color = RED, ticks = 10, rise = 8 })
    wait_forever()
  end)
  local begin = first_row()
  test.run_ticks(4)
  local risen = begin - first_row()
  expect(risen >= 2 and risen <= 8):equals(true)
  test.run_ticks(7)
  expect(first_row()):equals(nil)
end)

it("a pop-up is a task: it stands still in a hit stop, and can be ended", function()
  local popup
  test.play(1, function()
    popup = feel.popup("hit", 16, 12, { color = RED, ticks = 10 })
    feel.hit_stop(20)
    wait_forever()
  end)
  local begin = first_row()
  test.run_ticks(20)
  expect(first_row()):equals(begin)
  expect(popup:alive()):equals(true)
  popup:kill()
  test.run_ticks(1)
  expect(first_row()):equals(nil)
end)

describe("mistakes", function()
  local function refused(message, call)
    it(message, function()
      expect(test.error(call)):contains(message)
    end)
  end
  refused("feel.popup: unknown option 'colour' (did you mean 'color'?)", function()
    feel.popup("a", 1, 1, { colour = RED })
  end)
  refused("feel.popup: text must be at most 100 bytes long but was 101", function()
    feel.popup(("a"):rep(101), 1, 1)
  end)
  refused("feel.popup: option 'ticks' must be from 1 to 6000 but was 0", function()
    feel.popup("a", 1, 1, { ticks = 0 })
  end)
  refused("feel.popup: x must be from -1000000000 to 1000000000 but was ", function()
    feel.popup("a", math.huge, 1)
  end)
end)
