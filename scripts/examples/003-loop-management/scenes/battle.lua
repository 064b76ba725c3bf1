-- A battle: each blow costs the enemy as much strength as the party's level. A victory improves and saves the party.
local hud = require "hud"
local party = require "party"

local STRENGTH, BLOW_TICKS = 12, 15

-- the same start as an entry of the portal; a game can also request it
local FIRST = { scene = "battle", save = "rich", commands = { { "level", 9 } } }

local function paint(self)
  draw.fill(0x401828)
  draw.disc(120, 70, 26, self.blow > 0 and 0xf0f0f0 or 0x7080a0)
  draw.rect(106, 64, 8, 5, 0x202028)
  draw.rect(126, 64, 8, 5, 0x202028)
  draw.rect(80, 110, 80, 6, 0x201018)
  draw.rect(80, 110, 80 * self.left / STRENGTH, 6, 0xe05850)
end

local function win(self)
  local won = party()
  won.level, won.lamps = won.level + 1, won.lamps + 3
  save.write("party", won)
  scene.change("field", { x = self.came_x, y = self.came_y })
end

return function(self)
  self.came_x, self.came_y = self.x, self.y
  self.left, self.blow, self.draw = STRENGTH, 0, paint
  hud("BATTLE", "Z STRIKE  ENTER LEVEL 9")
  while true do
    self.blow = math.max(0, self.blow - 1)
    if input.pressed "fire" and self.blow == 0 then
      self.left, self.blow = math.max(0, self.left - party().level), BLOW_TICKS
      if self.left == 0 then win(self) end
    end
    if input.pressed "start" then game.soft_reset("game", FIRST) end
    wait(1)
  end
end
