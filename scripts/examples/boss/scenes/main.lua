-- The fight: phases, health bar and ship come from the shooter kit, kodama.shooter. The ship fires by itself.
local attacks = require "attacks"
local background = require "kodama.shooter.background"
local boss = require "kodama.shooter.boss"
local guns = require "kodama.shooter.guns"
local player = require "kodama.shooter.player"
local run = require "kodama.shooter.run"

local END = { color = 0xffe0a0, align = "center", scale = 2 }
local FIRES = { axis = input.axis, down = function(action) return action == "fire" end, pressed = input.pressed }

local function paint(self)
  for i = 0, 7 do
    local turn = time.tick / 40 + i * math.pi / 4
    draw.disc(self.x + math.cos(turn) * 22, self.y + math.sin(turn) * 22, 6, self.tint or 0xb04880)
  end
  draw.disc(self.x, self.y, 16, self.tint or 0xe080b0)
  draw.disc(self.x, self.y, 6, 0xfff0f0)
end

local function sway(_, guardian)
  while true do
    move_to(guardian, 100, 70, 120, "sine_in_out")
    move_to(guardian, 220, 70, 120, "sine_in_out")
  end
end

local function guardian(self)
  self.draw = paint
  move_to(self, 160, 70, 90, "ease_out")
  self:spawn(sway)
  boss.fight(self, attacks)
end

return function(self)
  local captured = 0
  run.begin { lives = 5 }
  run.on("captured", function() captured = captured + 1 end, self)
  spawn(background, { layers = { { color = 0x201028 }, { stars = 50, speed = 0.4, color = 0x705080 } } })
  spawn(player, { pilot = FIRES, shoot = guns.forward { sprite = "pearl", frame = 3 } })
  await(spawn(guardian, { x = 160, y = -40 }))
  self.draw = function() draw.text(captured .. " of " .. #attacks, 160, 100, END) end
  wait(180)
  scene.change "main"
end
