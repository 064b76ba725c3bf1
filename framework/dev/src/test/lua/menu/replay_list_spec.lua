-- How kodama.menu.replays shows entries, whatever their files contain.

-- Draws the list once.
local function painted(fields, more)
  local list = require "kodama.menu.replay_list"
  local entry = { name = "a", date = "2026-11-28 20:15", seconds = 61, fields = fields }
  for name, value in pairs(more or {}) do entry[name] = value end
  spawn(wait_forever, {
    draw = list.paint, at = 1, rows = { entry }, title = "replays", shade = 1, ink = 0xffffff, chosen = 0xffe080,
  })
  test.run_ticks(2)
  test.picture(0, 0, 1, 1)
end

it("a score may be any number or text", function()
  for _, score in ipairs { 12, 12.7, 1e300, -1e300, 1 / 0, -1 / 0, 0 / 0, "many", true, ("9"):rep(200) } do
    painted { score = score }
  end
  painted {}
end)
