-- What `kodama bulletml` has written down in Lua plays as the file does, tick by tick.

local SHIP = { x = 100, y = 150 }

local function places()
  local all = {}
  for one in shot.each() do table.insert(all, ("%.4f %.4f"):format(one.x + 0, one.y + 0)) end
  table.sort(all)
  return table.concat(all, ", ")
end

-- the positions of all shots and of the source, in each tick
local function played(play, ticks, delay)
  local log = {}
  shot.clear()
  local boss = spawn(function(self)
    wait(1) -- so that it begins within a tick
    play { from = self, aim = SHIP, rank = 1, params = { 5 }, speed_scale = 1.5, rotate = 10, margin = 300,
      delay = delay }
    self.over = true
    wait_forever()
  end, { x = 100, y = 20 })
  for tick = 1, ticks do
    test.run_ticks(1)
    log[tick] = ("%d: %.4f %.4f %s: "):format(tick, boss.x, boss.y, boss.over) .. places()
  end
  boss:kill()
  return log
end

for _, name in ipairs { "arms", "wander", "forever" } do
  it(name, function()
    local pattern = require("patterns.both." .. name)
    local expected = played(function(options) shot.bulletml("patterns/both/" .. name .. ".xml", options) end, 90)
    local got = played(pattern, 90)
    expect(#expected[60] > 60):equals(true)
    for tick = 1, 90 do expect(got[tick]):equals(expected[tick]) end
  end)
end

it("its bullets wait as long as those of the file", function()
  for _, name in ipairs { "arms", "wander" } do
    local expected = played(function(options) shot.bulletml("patterns/both/" .. name .. ".xml", options) end, 60, 5)
    local got = played(require("patterns.both." .. name), 60, 5)
    expect(#expected[40] > 60):equals(true)
    for tick = 1, 60 do expect(got[tick]):equals(expected[tick]) end
  end
end)
