-- The points of a chain.
local bubble = require "bubble"
local chain = require "chain"

before_each(function() spawn(chain.run) end)

it("each pop in time is worth more", function()
  expect(chain.add(10)):equals(10)
  test.run_ticks(chain.TICKS - 1)
  expect(chain.add(10)):equals(20)
  expect(chain.score):equals(30)
end)

it("a late pop starts a new chain", function()
  chain.add(10)
  test.run_ticks(chain.TICKS + 1)
  expect(chain.length):equals(0)
  expect(chain.add(10)):equals(10)
end)

it("a bubble pops those near it and no others", function()
  local near = {}
  for i = 0, 4 do near[i] = spawn(bubble, { x = 40 + i * 40, y = 100, color = 0xffffff }) end
  local far = spawn(bubble, { x = 40, y = 200, color = 0xffffff })
  near[0]:signal "pop"
  test.run_ticks(60)
  expect(task.count "bubble"):equals(1)
  expect(far:alive()):is_true()
  expect(chain.score):equals(10 + 20 + 30 + 40 + 50)
end)
