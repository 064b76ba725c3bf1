-- The attacks of the boss as a list that describes the whole fight.
draw.sheet("pearl", 7, 7)

local function petals(_, boss)
  for turn = 0, math.huge, 7 do
    shot.ring { from = boss, n = 10, angle = turn, speed = 1.3, sprite = "pearl", frame = 4 }
    wait(20)
  end
end

local function needles(_, boss)
  while true do
    for _ = 1, 5 do
      shot.fan { from = boss, aim = find "ship", n = 3, spread = 24, speed = 2.4, sprite = "pearl", frame = 1 }
      wait(8)
    end
    wait(40)
  end
end

local function storm(_, boss)
  while true do
    local angle = math.random(0, 359)
    shot.ring { from = boss, n = 5, angle = angle, speed = 0.8 + math.random(), sprite = "pearl", frame = 2 }
    wait(5)
  end
end

return {
  { name = "Petals", spell = true, hp = 40, seconds = 20, bonus = 10000, run = petals },
  { name = "Needles", spell = true, hp = 50, seconds = 20, bonus = 20000, run = needles },
  { name = "Storm", spell = true, hp = 60, seconds = 25, bonus = 30000, run = storm },
}
