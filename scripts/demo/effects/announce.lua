-- A line in large letters and one in small, in the middle of the screen; waits until they have been read.
local READ_TICKS = 150

local function banner(self)
  self.priority = 0.8
  self.draw = function()
    draw.text(self.head, draw.width / 2, 120, { scale = 2, align = "center" })
    draw.text(self.line, draw.width / 2, 144, { color = 0xf7c86a, align = "center" })
  end
  wait(READ_TICKS)
end

local function announce(head, line)
  await(spawn(banner, { head = head, line = line }))
end

return announce
