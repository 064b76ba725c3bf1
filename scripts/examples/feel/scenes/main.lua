-- A ball bounces between four posts. The keys show the effects, one by one and together.
local hit_sound = sfx.hit(2, { volume = 0.2 })

local WORDS = { color = 0xc0c8e0 }
local NAME = { color = 0xffe080, align = "center" }

local EFFECTS = {
  { "stop", "1", "hit stop", function() feel.hit_stop(12) end },
  { "slow", "2", "slow motion", function() feel.slow(0.3, 40) end },
  { "white", "3", "hit flash", function(ball) feel.hit_flash(ball, 12) end },
  { "shake", "4", "shake", function() feel.shake(0.7) end },
  { "flash", "5", "flash", function() feel.flash() end },
  { "punch", "6", "zoom", function() feel.punch(1.15) end },
  { "points", "7", "points", function(ball) feel.popup("+100", ball.x, ball.y - 14, { color = 0x80ffff }) end },
  { "all", "8", "all of them", function(ball)
    feel.hit_stop(10)
    feel.slow(0.3, 30)
    feel.hit_flash(ball, 10)
    feel.shake(0.7)
    feel.flash()
    feel.punch(1.1)
    feel.popup("CRASH", ball.x, ball.y - 14)
  end },
}

local TRANSITIONS = { { "fade", "Q" }, { "wipe", "W" }, { "iris", "E" }, { "mosaic", "R" }, { "doors", "T" } }

local function room()
  draw.fill(0x182038)
  for x = 0, 320, 32 do draw.rect(x, 0, 1, 240, 0x243058) end
  for y = 0, 240, 32 do draw.rect(0, y, 320, 1, 0x243058) end
  draw.rect(40, 168, 240, 8, 0x506090)
end

local function ball(self)
  self.draw = function()
    draw.disc(self.x, self.y, 12, feel.is_flashing(self) and 0xffffff or 0xff7050)
    draw.disc(self.x - 4, self.y - 4, 3, 0xffc0a0)
  end
  local dx, dy = 1.5, 0
  while true do
    dy = dy + 0.2
    self.x, self.y = self.x + dx, self.y + dy
    if self.x < 56 or self.x > 264 then dx = -dx end
    if self.y > 156 then self.y, dy = 156, -6 end
    wait(1)
  end
end

local function show(self)
  self.priority, self.shown = 0.9, ""
  self.draw = function()
    for i, each in ipairs(EFFECTS) do
      draw.text(each[2] .. "  " .. each[3], i <= 4 and 12 or 150, 184 + (i - 1) % 4 * 10, WORDS)
    end
    draw.text("Q fade W wipe E iris R mosaic T doors", 12, 228, WORDS)
    draw.text(self.shown, 160, 20, NAME)
  end
end

return function(self)
  spawn { draw = room, priority = 0.1 }
  local target = spawn(ball, { name = "ball", x = 160, y = 60 })
  show(self)
  while true do
    for _, each in ipairs(EFFECTS) do
      if input.pressed(each[1]) then
        sound.play(hit_sound)
        self.shown = each[3]
        each[4](target)
      end
    end
    for _, each in ipairs(TRANSITIONS) do
      if input.pressed(each[1]) then scene.change("main", nil, each[1]) end
    end
    wait(1)
  end
end
