-- A scene with pictures that stand still, plain or animated, to measure animations.
draw.sheet("pearl", 10, 10)
draw.animation("pearl", "shine", { frames = "1-4", ticks = 6 })

local function parade(count, animation)
  return function()
    for i = 1, count do
      local x, y = math.random(draw.width), math.random(draw.height)
      local look = { sprite = "pearl", x = x, y = y, frame = 1 + i % 4 }
      if animation then look.animation, look.animation_time = animation, i % 24 end
      spawn(look)
    end
    wait_forever()
  end
end

return parade
