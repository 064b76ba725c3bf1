-- What all enemies share is the kit's: they take hits, flash, burst, are worth points and drop items. Here is what that
-- looks and sounds like in this wood.
local become_enemy = require "kodama.shooter.enemies"
local explosion = require "effects.explosion"
local run = require "run"
require "items"
require "shots"

run.on("hurt", function(enemy) sound.play("hit", { x = enemy.x }) end)
run.on("killed", function(enemy) sound.play("burst", { x = enemy.x }) end)

--- Makes an enemy of a task. Fields of a kind: sprite, hitbox, hp, points, and drops, if any.
return function(self, kind)
  become_enemy(self, kind)
  self.flash, self.burst = 0xff9090, explosion
end
