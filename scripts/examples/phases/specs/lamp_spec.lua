-- Init, move, move on, end: by the number of the phase, from inside and for all at once.

it("a lamp goes through its phases in order and ends in the last", function()
  local lamp = require "lamp"()
  local phases = {}
  while lamp:alive() do
    if lamp.phase ~= phases[#phases] then phases[#phases + 1] = lamp.phase end
    test.run_ticks(1)
  end
  expect(phases):equals { INIT, MAIN, MAIN + 1, END }
  expect(time.tick):is_below(900)
end)

it("a key sends all lamps into the last phase at once", function()
  local function lamps()
    local all, ending = 0, 0
    for lamp in task.each "lamp" do
      all = all + 1
      if lamp.phase == END then ending = ending + 1 end
    end
    return { all = all, ending = ending }
  end

  test.scene "main"
  test.run_ticks(99)
  expect(lamps()):equals { all = 4, ending = 0 }
  test.press "fire"
  test.run_ticks(1)
  expect(lamps()):equals { all = 4, ending = 4 }
  test.run_ticks(40)
  expect(lamps()):equals { all = 2, ending = 0 }
end)
