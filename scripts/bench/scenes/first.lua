-- A scene with a bit of everything, to measure the first frame.
return function()
  spawn(require "ship", { x = draw.width / 2, y = draw.height - 20 })
  for i = 1, 20 do spawn(require "enemy", { x = i * 30, y = 100 }) end
end
