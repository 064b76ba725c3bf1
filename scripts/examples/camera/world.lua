-- A street at night, wider than the screen: houses with windows, and a ball that sometimes falls.
local world = { width = 960, ground = 170 }

function world.street()
  local houses, x = {}, 0
  while x < world.width do
    local house = { x = x, width = math.random(40, 90), height = math.random(50, 120), lit = math.random(3, 7) }
    houses[#houses + 1] = house
    x = x + house.width + math.random(2, 12)
  end
  return houses
end

--- The sky moves by a fifth of the camera's movement, because it is far away.
function world.sky()
  draw.fill(0x141228)
  draw.parallax(0.2)
  draw.disc(330, 50, 16, 0xd8d0f0)
  for i = 0, 30 do draw.rect(i * 37 % 480, i * 53 % 100, 1, 1, 0x8880b0) end
end

function world.paint(houses)
  for i, house in ipairs(houses) do
    draw.rect(house.x, world.ground - house.height, house.width, house.height, i % 2 == 0 and 0x2c2850 or 0x242046)
    for row = 0, math.floor(house.height / 18) - 1 do
      for column = 0, math.floor(house.width / 16) - 1 do
        local lit = (row * 5 + column * 3 + i) % house.lit == 0
        local wx, wy = house.x + 5 + column * 16, world.ground - house.height + 6 + row * 18
        draw.rect(wx, wy, 7, 9, lit and 0xffd070 or 0x181634)
      end
    end
  end
  draw.rect(-20, world.ground, world.width + 40, 60, 0x38344c)
  draw.rect(-20, world.ground, world.width + 40, 2, 0x585470)
end

local thud = sfx.explosion(4, { volume = 0.2 })

--- Something heavy that falls from the sky and shakes the ground.
function world.weight(self)
  self.draw = function()
    draw.rect(self.x - 12, self.y - 20, 24, 20, 0x8890a8)
    draw.rect(self.x - 12, self.y - 20, 24, 4, 0xb8c0d8)
    draw.text("1T", self.x, self.y - 14, { align = "center", color = 0x303448 })
  end
  move_to(self, self.x, world.ground + 2, 30, "ease_in")
  find("camera"):shake(8, 40)
  sound.play(thud)
  wait(90)
end

return world
