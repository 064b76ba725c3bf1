-- A blinking line of text: spawn(blink, { text = "PRESS FIRE", y = 190 }).
local function paint(self)
  draw.text(self.text, draw.width / 2, self.y, self.look)
end

local function blink(self)
  self.look = { color = self.color or 0xffffff, align = "center" }
  self.priority, self.draw = 0.8, paint
  while true do
    self.visible = true
    wait(35)
    self.visible = false
    wait(20)
  end
end

return blink
