-- An enemy with two states: the first sets the fields that the spawner has not set, the second moves the enemy.
local function move_enemy(self)
  self.x, self.age = self.x + self.speed, self.age + 1
  return self.x < draw.width + 12                 -- false ends the task
end

local function create_enemy(self)
  self.speed, self.hp, self.age = 3 * self.haste, 300, 0
  self.state = move_enemy
end

local function paint(self)
  local beat = math.floor(self.age / 6) % 2 * 3
  draw.disc(self.x, self.y, 7, self.color)
  draw.line(self.x - 2, self.y, self.x - 12, self.y - 8 + beat, self.color)
  draw.line(self.x - 2, self.y, self.x - 12, self.y + 8 - beat, self.color)
  draw.rect(self.x + 2, self.y - 3, 2, 2, 0x181030)
end

return function(y, color, haste)
  return spawn {
    group = "enemy", state = create_enemy, draw = paint,
    x = -10, y = y, color = color, haste = haste, age = 0,
  }
end
