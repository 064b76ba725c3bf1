-- Each pattern fires from the task it is given, until it is ended. A shot's angle is in degrees, 90 is down.
local patterns = {}

draw.sheet("pearl", 7, 7)

--- Arms that turn: the smaller the step between two rings, the closer the arms.
function patterns.spiral(_, from)
  local angle = 0
  while true do
    shot.ring { from = from, n = 4, angle = angle, speed = 1.6, sprite = "pearl", frame = 1, radius = 3 }
    angle = angle + 9
    wait(4)
  end
end

--- Fans at the ship; an odd number has one bullet straight at it, an even one a gap.
function patterns.aimed(_, from)
  while true do
    for n = 3, 7 do
      shot.fan {
        from = from, aim = find "ship", n = n, spread = n * 9, speed = 1 + n * 0.2, sprite = "pearl", frame = 2,
      }
      wait(10)
    end
    wait(30)
  end
end

--- A wall that comes down, with one gap to go through.
function patterns.wall(_, _)
  while true do
    local gap = math.random(3, 17)
    for column = 1, 20 do
      if math.abs(column - gap) > 1 then
        shot.fire { x = column * 16 - 8, y = 4, angle = 90, speed = 1.5, sprite = "pearl", frame = 3 }
      end
    end
    wait(50)
  end
end

--- Rings of two speeds that cross, turned against each other.
function patterns.flower(_, from)
  local angle = 0
  while true do
    for petal = 0, 5 do
      local speed = 1 + math.abs(petal - 2.5) * 0.25
      shot.ring { from = from, n = 8, angle = angle + petal * 7.5, speed = speed, sprite = "pearl", frame = 4 }
    end
    angle = angle + 11
    wait(45)
  end
end

--- Their names, in the order in which they are shown.
patterns.names = { "spiral", "aimed", "wall", "flower" }

return patterns
