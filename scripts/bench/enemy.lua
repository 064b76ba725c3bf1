-- An enemy like those of the demo: moves around, is animated by a child, can be hit, and aims at the ship.
draw.sheet("popcorn", 18, 18)

local function take_hit(self, damage)
  self.hp = self.hp - damage
  self.tint = 0xff9090
  wait(2)
  self.tint = nil
end

local function flap(_, enemy)
  while true do
    for frame = 1, 2 do
      enemy.frame = frame
      wait(8)
    end
  end
end

local function enemy(self)
  self.sprite, self.hitbox, self.hp = "popcorn", circle(8), 2
  self.group, self.hits, self.priority = "enemy", "ship", 0.4
  self.on_hit = take_hit
  self:spawn(flap)
  wait(math.random(60))
  while true do
    move_to(self, math.random(draw.width), math.random(300), 60, "ease_out")
    shot.fire { from = self, aim = find "ship", speed = 1.4, sprite = "pearl", frame = 2 }
    wait(20)
    move_to(self, math.random(draw.width), math.random(300), 150, "ease_in")
  end
end

return enemy
