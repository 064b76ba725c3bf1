-- Shows a large line and a small one in the middle of the screen, and waits until they have been read.
local READ_TICKS = 150
local LARGE, SMALL = { scale = 2, align = "center" }, { color = 0xf7c86a, align = "center" }

local function paint(self)
  draw.text(self.head, draw.width / 2, 120, LARGE)
  draw.text(self.line, draw.width / 2, 144, SMALL)
end

local function banner(self)
  self.priority, self.draw = 0.8, paint
  wait(READ_TICKS)
end

local function announce(head, line)
  sound.play "announce"
  await(spawn(banner, { head = head, line = line }))
end

return announce
