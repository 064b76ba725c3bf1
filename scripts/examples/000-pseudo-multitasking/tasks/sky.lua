-- The stars in the background, and a bar in the foreground that shows how full the task list is.
local STARS, FULL = 40, 0xf06070
local TAKEN, REFUSED = {}, { color = 0x9088a8, align = "right" }

local function stars(self)
  local list = {}
  for i = 1, STARS do list[i] = { x = math.random(0, 239), y = math.random(0, 159), speed = i % 3 + 1 } end
  self.draw = function()
    draw.fill(0x101028)
    for _, star in ipairs(list) do
      star.y = (star.y + star.speed / 4) % 160
      draw.rect(star.x, star.y, 1, 1, star.speed == 3 and 0xa8b8e8 or 0x485080)
    end
  end
  wait_forever()
end

local function places(self)
  self.draw = function()
    local taken = task.taken
    local color = taken >= task.capacity and FULL or 0x88a0d8
    draw.rect(4, 151, 101, 5, 0x282848)
    draw.rect(4, 151, taken * 100 / task.capacity, 5, color)
    TAKEN.color = color
    draw.text(("%d/%d"):format(taken, task.capacity), 110, 150, TAKEN)
    if task.dropped > 0 then draw.text("refused " .. task.dropped, 236, 140, REFUSED) end
  end
  wait_forever()
end

return function()
  spawn(stars, { priority = 0.1 })
  spawn(places, { priority = 0.9 })
end
