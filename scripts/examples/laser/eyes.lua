-- The attacks of the two eyes: one eye aims, the other sweeps, and homing curves fly between them.
local eyes = { LEFT = { x = 60, y = 30 }, RIGHT = { x = 260, y = 30 } }

function eyes.aim(at)
  return laser.beam { from = eyes.LEFT, aim = at, width = 18, color = "red" }
end

function eyes.sweep()
  return laser.beam { from = eyes.RIGHT, angle = 150, turn = -1, width = 18, color = "purple" }
end

function eyes.curves(at)
  for side = -1, 1, 2 do
    laser.curve {
      x = 160, y = 30, angle = 90 + side * 70, speed = 3, tail = 36, width = 14, color = "cyan",
      homing = { target = at, turn = 3, ticks = 90 },
    }
  end
end

function eyes.watch(ship)
  while true do
    eyes.aim(ship)
    wait(50)
    eyes.sweep()
    wait(60)
    eyes.curves(ship)
    wait(70)
  end
end

return eyes
