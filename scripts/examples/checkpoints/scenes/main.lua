-- One attempt: from the last flag until the runner falls. Then the scene starts again at the flag in game.data.
local course = require "course"
local runner = require "runner"

local HELP = { color = 0x304060, align = "center" }

local reached = sfx.powerup(2, { volume = 0.15 })

local function paint(self)
  local left = math.max(0, self.target.x - 90)
  draw.camera()
  draw.fill(0xf0d8c0)
  for i = 0, 5 do draw.disc((i * 80 - left * 0.2) % 480 - 80, 150, 70, 0xe0b8a0) end
  draw.text("Z leaps", 160, 8, HELP)
  draw.camera(math.floor(left), 0)
  local from = 0
  for i = 1, #course.gaps + 1 do
    local gap = course.gaps[i] or { course.length + 400 }
    draw.rect(from, course.ground, gap[1] - from, 60, 0x8a6a58)
    draw.rect(from, course.ground, gap[1] - from, 4, 0x78a050)
    from = gap[2]
  end
  for number, x in ipairs(course.flags) do
    local is_up = number <= game.data.flag
    local wave = math.sin(time.tick / 10) * 2
    draw.rect(x, course.ground - 34, 2, 34, 0x705848)
    local top, color = course.ground - (is_up and 34 or 12), is_up and 0xe04848 or 0xa0a0a0
    for i = 0, 9 do draw.rect(x + 2 + i, top + wave * i / 9, 1, 9, color) end
  end
end

local function flags(_, target)
  for number = game.data.flag + 1, #course.flags do
    wait_until(function() return target.x >= course.flags[number] end)
    game.data.flag = number
    scene.checkpoint()
    sound.play(reached)
  end
end

return function(self)
  game.data.flag = game.data.flag or 1
  local target = spawn(runner, { x = course.flags[game.data.flag], priority = 0.6 })
  self:spawn { draw = paint, target = target, priority = 0.1 }
  target:spawn(flags)
  if await(target) then game.data.flag = 1 end
  wait(30)
  scene.change "main"
end
