-- A short text that rises and disappears: spawn(popup, { x = 10, y = 20, text = "100" }).
local LOOK = { color = 0xf7c86a, align = "center" }

local function paint(self)
  draw.text(self.text, self.x, self.y, LOOK)
end

local function popup(self)
  self.priority, self.draw = 0.8, paint
  move_to(self, self.x, self.y - 16, 40, "ease_out")
end

return popup
