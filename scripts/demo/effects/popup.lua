-- A few words that rise and are gone: spawn(popup, { x = 10, y = 20, text = "100" }).
local function popup(self)
  self.priority = 0.8
  self.draw = function()
    draw.text(self.text, self.x, self.y, { color = 0xf7c86a, align = "center" })
  end
  move_to(self, self.x, self.y - 16, 40, "ease_out")
end

return popup
