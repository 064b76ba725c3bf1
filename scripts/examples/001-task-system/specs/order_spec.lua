-- The order of the cards, their memory and its dump.
local card = require "card"
local memory = require "memory"

-- Returns the names of the cards in their order.
local function order()
  local names = {}
  for each in task.each "card" do names[#names + 1] = each.name end
  return table.concat(names)
end

-- Returns the names of the cards in the memory, each after its place.
local function places()
  local list = {}
  for _, area in ipairs(memory.dump()) do list[#list + 1] = area.place .. area.letter end
  table.sort(list)
  return table.concat(list, " ")
end

describe("the order", function()
  before_each(function()
    for i, priority in ipairs { 0.5, 0.3, 0.5, 0.7 } do card.add(i - 1, priority) end
  end)

  it("a smaller priority comes first and equal ones in the order in which they were added", function()
    expect(order()):equals "BACD"
  end)

  it("a changed priority moves a card behind its new equals", function()
    card.move(find "B", 2)
    expect(order()):equals "ACBD"
  end)

  it("a priority at its bound moves a card behind its equals", function()
    find "A".priority = 0.7
    expect(order()):equals "BCDA"
    card.move(find "D", 1)
    expect { order(), find "D".priority }:equals { "BCAD", 0.7 }
  end)

  it("ending all others leaves one", function()
    task.kill_others(find "C", "card")
    expect(order()):equals "C"
  end)
end)

describe("the memory", function()
  it("an ended card leaves a hole until the arena is compacted", function()
    for i = 0, 9 do card.add(i, 0.5) end
    expect(places()):equals "0A 1B 2C 3D 4E 5F 6G 7H 8I 9J"
    expect(save.read "tasks"[1]):contains '"name":"A"'
    for name in ("BDFHJ"):gmatch "." do find(name):kill() end
    test.run_ticks(1)
    expect(places()):equals "0A 2C 4E 6G 8I"
    for i = 10, 19 do card.add(i, 0.5) end
    test.run_ticks(1)
    expect(places()):equals "0A 10P 11Q 12R 13S 14T 1C 2E 3G 4I 5K 6L 7M 8N 9O"
  end)

  it("a card is refused when the list is full", function()
    for i = 0, 16 do card.add(i, 0.5) end
    expect { task.count "card", task.dropped }:equals { 16, 1 }
  end)
end)
