local word = require "words"

local COLORS = { calm = 0x1C2A4A, warm = 0x4A2A1C }

options.add {
  name = "lives",
  label = { en = "Lives", ja = "残機" },
  choices = { 3, 5, 7 },
  default = 5,
}
options.add {
  name = "light",
  label = { en = "Light", ja = "明かり" },
  choices = { "calm", "warm" },
  names = { { en = "calm", ja = "静か" }, { en = "warm", ja = "暖か" } },
}

-- draws the lantern of a life, which sways
local function draw_lantern(number)
  local x = 160 + (number - (options.get "lives" + 1) / 2) * 36
  local y = 130 + 4 * math.sin(time.tick / 20 + number)
  draw.disc(x, y, 12, 0xFFB040)
  draw.disc(x, y, 7, 0xFFF0A0)
  draw.rect(x - 1, y - 40, 2, 28, 0x806040)
end

return function(self)
  self.draw = function()
    draw.fill(COLORS[options.get "light"])
    draw.text(word "title", 160 - 4 * 16, 40, { scale = 2, color = 0xFFE070 })
    draw.text(word "lives" .. " " .. options.get "lives", 132, 170)
    draw.text(word "enter", 104, 210)
    for number = 1, options.get "lives" do draw_lantern(number) end
  end
  while true do
    wait(1)
    if input.pressed "start" then options.open { title = word "title" } end
  end
end
