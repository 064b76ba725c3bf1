-- A band of text across the screen that flashes before a boss; waits until it has disappeared.
--
--   warning(self)
--   warning(self, { words = "SOMETHING COMES", ticks = 90, color = 0x40c0ff, sound = "siren" })

local function paint(self)
  local open = math.min(1, self.age / 12, (self.ticks - self.age) / 12)
  local y, high = draw.height * 0.4, 44 * open
  draw.rect(0, y - high / 2, draw.width, high, 0x000000, 0.6)
  draw.rect(0, y - high / 2, draw.width, 2, self.color)
  draw.rect(0, y + high / 2 - 2, draw.width, 2, self.color)
  if open == 1 and self.age % 24 < 16 then
    local look = { color = self.color, scale = 2, align = "center", width = draw.width }
    local _, height = draw.text_size(self.words, look)
    draw.text(self.words, draw.width / 2, y - height / 2, look)
  end
end

local function run(self)
  for tick = 1, self.ticks do
    self.age = tick
    wait(1)
  end
end

---@async
---@param self kodama.Task
---@param look? table
return function(self, look)
  look = look or {}
  if look.sound then sound.play(look.sound) end
  return await(self:spawn(run, { draw = paint, priority = 0.91, age = 0, words = look.words or "WARNING",
    ticks = look.ticks or 120, color = look.color or 0xff4040 }))
end
