-- The shore is drawn on a canvas. Another canvas, the water, shows it upside down; the wave changes only this one.
local WIDTH, SHORE, WATER = 320, 130, 110 -- sizes in pixels
local SKY = draw.gradient { 0x1c2050, 0x6a3f7a, 0xf08a60, 0xffd890 }
local MOUNTAINS = { 0, 130, 0, 84, 50, 50, 96, 92, 140, 70, 190, 110, 250, 76, 320, 112, 320, 130 }
local SILK = draw.gradient({ 0xffe0a0, 0xe04848, 0x802040 }, { kind = "radial", x = 0.35, y = 0.3 })
local DEPTHS = draw.gradient({ 0x102040, 0x102040 }, { alpha = { 0.15, 0.75 } })

local shore = draw.canvas(WIDTH, SHORE)
local water = draw.canvas(WIDTH, WATER)
local circles = {}                        -- where drops have fallen: { x, y, age in ticks }

local function tree(x, y, size)
  draw.rect(x - 1, y - size / 4, 3, size / 4 + 2, 0x2a1a20)
  for i = 0, 2 do
    local width, top = size * (0.5 - 0.12 * i), y - size * (0.2 + 0.3 * i)
    draw.polygon({ x - width, top, x, top - size * 0.5, x + width, top }, 0x1c3834 + 0x040804 * i, { smooth = true })
  end
end

local function balloon(x, y)
  draw.disc(x, y, 13, SILK, { smooth = true })
  draw.polygon({ x - 9, y + 9, x + 9, y + 9, x + 3, y + 19, x - 3, y + 19 }, 0x802040, { smooth = true })
  draw.rect(x - 3, y + 22, 7, 5, 0x503020)
end

local function draw_shore(ticks)
  draw.rect(0, 0, WIDTH, SHORE, SKY)
  draw.disc(210, 104, 22, 0xfff0b8, { smooth = true })
  draw.polygon(MOUNTAINS, 0x503868, { smooth = true })
  draw.polygon({ 0, 130, 0, 108, 80, 96, 170, 118, 260, 104, 320, 118, 320, 130 }, 0x30284a, { smooth = true })
  balloon(60 + ticks / 4 % 260, 42 + 5 * math.sin(ticks / 50))
  for i = 0, 6 do tree(12 + i * 17 + i % 2 * 6, 127, 30 + i * 7 % 20) end
  draw.rect(246, 108, 34, 20, 0x40283a)
  draw.polygon({ 240, 109, 263, 94, 286, 109 }, 0x281828)
  draw.rect(254, 114, 7, 7, ticks % 200 < 40 and 0xd09040 or 0xffc860)
  tree(300, 128, 44)
end

local function draw_water(ticks)
  draw.sprite(shore, WIDTH / 2, 0, { origin = "bottom", flip_y = true })
  draw.effect("wave", { amplitude = 2.5, length = 22, phase = ticks / 90 })
  draw.rect(0, 0, WIDTH, WATER, DEPTHS)
  for _, circle in ipairs(circles) do
    local x, y, age = circle[1], circle[2], circle[3]
    draw.circle(x, y, age / 3, 0xfff0d0, { alpha = 0.5 - age / 180, smooth = true })
  end
end

local function rain()
  while true do
    circles[#circles + 1] = { math.random(10, 310), math.random(15, WATER - 10), 0 }
    if #circles > 6 then table.remove(circles, 1) end
    wait(15)
  end
end

return function(self)
  local ticks = 0
  spawn(rain)
  self.draw = function()
    draw.to(shore, function() draw_shore(ticks) end)
    draw.to(water, function() draw_water(ticks) end)
    draw.sprite(shore, WIDTH / 2, 0, { origin = "top" })
    draw.sprite(water, WIDTH / 2, SHORE, { origin = "top" })
  end
  while true do
    ticks = ticks + 1
    for _, circle in ipairs(circles) do circle[3] = circle[3] + 1 end
    wait(1)
  end
end
