-- A line of text that comes and goes: spawn(blink, { text = "PRESS FIRE", y = 190 }).
local function blink(self)
  self.priority, self.visible = 0.8, true
  self.draw = function()
    draw.text(self.text, draw.width / 2, self.y, { color = self.color or 0xffffff, align = "center" })
  end
  while true do
    self.visible = true
    wait(35)
    self.visible = false
    wait(20)
  end
end

return blink
