-- The scene is drawn as usual; then draw.effect changes it. The name is drawn after the effect, which leaves it alone.
local SKY = draw.gradient { 0x101038, 0x30306c, 0xb05890 }
local MOUNTAINS = { 0, 240, 0, 168, 60, 130, 120, 176, 190, 120, 260, 172, 320, 140, 320, 240 }
local CYCLE = 120                         -- duration of effects that come and go, in ticks

local function noise(size, blur)          -- an image of random grays, for effects that need one
  local canvas = draw.canvas(size, size)
  draw.to(canvas, function()
    for y = 0, size - 1, 4 do
      for x = 0, size - 1, 4 do draw.rect(x, y, 4, 4, math.random(0, 255) * 0x010101) end
    end
    if blur then draw.effect("blur", { radius = blur }) end
  end)
  return canvas
end

local grain, haze = noise(64), noise(64, 2)

-- Name, use, and options; a function returns options that change. `share` goes from 0 to 1 and back.
local EFFECTS = {
  { "none", "the scene as it is" },
  { "bloom", "light that shines", { threshold = 0.55, radius = 6, strength = 1.2 } },
  { "mosaic", "a transition", function(share) return { size = 1 + math.floor(share * 15) } end },
  { "wave", "water, a dream", function(_, ticks) return { amplitude = 4, length = 40, phase = ticks / 60 } end },
  { "displace", "heat haze, glass", function(_, ticks)
    return { picture = haze, strength_x = 8, strength_y = 8, offset_y = ticks / 2 }
  end },
  { "blur", "behind a menu", { radius = 4 } },
  { "gray", "a flashback", {} },
  { "sepia", "long ago", {} },
  { "negative", "a moment of shock", {} },
  { "adjust", "darker, harder", { brightness = -0.1, contrast = 1.6 } },
  { "matrix", "red becomes blue", { matrix = { 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0 } } },
  { "shades", "few colors, dithered", { levels = 3 } },
  { "fade", "a transition", function(share) return { amount = share } end },
  { "wipe", "a transition", function(share) return { amount = share, direction = 30 } end },
  { "iris", "a transition", function(share) return { amount = share } end },
  { "dissolve", "a transition", function(share) return { amount = share, picture = grain } end },
  { "afterimage", "things leave traces", { strength = 0.93 } },
  { "crt", "an old tube", { curve = 0.15 } },
  { "lcd", "an old handheld", { colors = { 0x1c3018, 0x406038, 0x88a848, 0xc8d888 }, grid = 4 } },
}

local function draw_scene(ticks)
  draw.rect(0, 0, 320, 240, SKY)
  for i = 1, 40 do draw.disc(i * 73 % 320, i * 47 % 150, 0, 0x9098c8) end
  draw.disc(250, 52, 26, 0xffe8b0, { smooth = true })
  draw.polygon(MOUNTAINS, 0x3a2a60, { smooth = true })
  draw.rect(0, 190, 320, 50, 0x1c1838)
  for i = 0, 7 do
    local left, height = i * 42 - 6, 26 + i * 29 % 44
    draw.rect(left, 208 - height, 32, height + 32, 0x141028)
    for row = 0, height / 10 do draw.rect(left + 6 + (i + row) % 3 * 7, 213 - height + row * 10, 5, 5, 0xffc860) end
  end
  for i = 0, 4 do
    local angle = ticks * 1.5 + i * 72
    draw.sprite("kodama.orb.red", 110 + 62 * math.cos(math.rad(angle)), 96 + 40 * math.sin(math.rad(angle)))
  end
  draw.sprite("kodama.star.cyan", 110, 96, { scale = 2, rotation = ticks })
end

return function(self)
  local chosen, ticks = 2, 0
  self.draw = function()
    draw_scene(ticks)
    local name, use, options = table.unpack(EFFECTS[chosen])
    if type(options) == "function" then options = options(0.5 - 0.5 * math.cos(ticks * 2 * math.pi / CYCLE), ticks) end
    if name ~= "none" then draw.effect(name, options) end
    draw.text("< " .. name .. " >", 160, 6, { align = "center", outline = 0x000000 })
    draw.text(use, 160, 226, { align = "center", outline = 0x000000 })
  end
  while true do
    ticks = ticks + 1
    if input.pressed "right" then chosen = chosen % #EFFECTS + 1 end
    if input.pressed "left" then chosen = (chosen - 2) % #EFFECTS + 1 end
    wait(1)
  end
end
