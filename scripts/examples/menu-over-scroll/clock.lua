-- Counts the play time. It is a persistent background task, so a pause does not stop it.
local TIME, HELP = { color = 0xd0f0ff }, { color = 0xd0f0ff, align = "right" }

return function(self)
  self.seconds = 0
  self.draw = function()
    draw.text(("play time %d:%02d"):format(self.seconds / 60, self.seconds % 60), 8, 8, TIME)
    draw.text("Enter: menu", 312, 8, HELP)
  end
  while true do
    wait_seconds(1)
    self.seconds = self.seconds + 1
  end
end
