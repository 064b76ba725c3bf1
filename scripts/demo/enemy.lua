-- The shooter kit has the common behavior of enemies: they are hit, flash, explode, and give points and items. This
-- module adds the looks and sounds of the demo.
local become_enemy = require "kodama.shooter.enemies"
local explosion = require "effects.explosion"
local run = require "run"
require "items"
require "shots"

run.on("hurt", function(enemy) sound.play("hit", { x = enemy.x }) end)
run.on("killed", function(enemy) sound.play("burst", { x = enemy.x }) end)

--- Makes a task an enemy. Fields of a kind: sprite, hitbox, hp, points, and optionally drops.
return function(self, kind)
  become_enemy(self, kind)
  self.flash, self.burst = 0xff9090, explosion
end
