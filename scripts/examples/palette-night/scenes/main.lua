-- A cottage from morning to night. art/colors.png has a row for each: the colors of all images, and what replaces them.
local DAY = draw.palette("art/colors", 1)
local EVENING = draw.palette("art/colors", 2)
local NIGHT = draw.palette("art/colors", 3)
local FIRST_WATER, LAST_WATER = 17, 20    -- columns of art/colors.png with the colors of the water
local HOURS = { { DAY, 90 }, { EVENING, 60 }, { NIGHT, 150 }, { EVENING, 60 } }
local FADE = 90                           -- duration of a fade, in ticks

local colors = DAY                        -- the palette of all images at the moment

local function clock()
  while true do
    for i, hour in ipairs(HOURS) do
      local palette, ticks = hour[1], hour[2]
      local next_palette = HOURS[i % #HOURS + 1][1]
      wait(ticks)
      for tick = 1, FADE do
        colors = palette:mix(next_palette, tick / FADE)
        wait(1)
      end
    end
  end
end

local function image(name, x, y, look)
  look = look or {}
  look.palette = colors
  draw.sprite("art/" .. name, x, y, look)
end

local function landscape(self)
  self.draw = function()
    image("land", 80, 45)
    image("sun", 128, 22)
    for i = 0, 2 do image("cloud", (time.tick / (8 + 3 * i) + i * 70) % 210 - 25, 14 + i * 9, { alpha = 0.8 }) end
    image("tree", 24, 78, { origin = "bottom" })
    image("tree", 132, 80, { origin = "bottom", flip_x = true })
    image("tree", 148, 86, { origin = "bottom", scale = 1.2 })
    image("house", 78, 84, { origin = "bottom" })
    draw.sprite("art/water", 80, 105, { palette = colors:cycle(math.floor(time.tick / 8), FIRST_WATER, LAST_WATER) })
  end
  wait_forever()
end

return function()
  spawn(landscape)
  clock()
end
