-- Shots and hitboxes: what they hit, and which functions are called.

it("a shot hits its target and calls it", function()
  expect(test.play(9, function()
    spawn(function(self)
      self.group, self.hitbox, self.x, self.y = "ship", circle(2), 20, 8
      self.on_hit = function(_, damage) print("hit", damage) end
      wait(99)
    end)
    shot.fire { x = 4, y = 8, angle = 0, speed = 4, damage = 2 }
    wait(99)
  end)):equals { "hit\t2" }
end)

it("a piercing shot flies on", function()
  expect(test.play(9, function()
    local hits = 0
    for _, x in ipairs { 12, 24 } do
      spawn(function(self)
        self.group, self.hitbox, self.x, self.y = "enemy", circle(2), x, 8
        self.on_hit = function()
          hits = hits + 1
          self:kill()
        end
        wait(99)
      end)
    end
    shot.fire { x = 4, y = 8, angle = 0, speed = 4, hits = "enemy", piercing = true }
    wait(7)
    print(hits, shot.count())
  end)):equals { "2\t1" }
end)

it("bodies touch", function()
  expect(test.play(2, function(self)
    spawn(function(ship)
      ship.group, ship.hitbox, ship.x, ship.y = "ship", circle(2), 20, 8
      ship.on_hit = function(_, damage)
        print("hit", damage)
        ship:kill()
      end
      wait(99)
    end)
    self.hitbox, self.hits, self.x, self.y = circle(2), "ship", 20, 8
    self.on_touch = function() print "touch" end
    wait(99)
  end)):equals { "hit\t1", "touch" }
end)

it("an excess of bodies on one spot is reported by group, and the others are hit", function()
  local said = test.play(2, function()
    for _ = 1, 700 do spawn(wait_forever, { group = "crowd", hits = "crowd", hitbox = box(9, 9) }) end
    spawn(wait_forever, { group = "ship", hitbox = circle(2), on_hit = function() print "hit" end })
    spawn(wait_forever, { hits = { "crowd", "ship" }, hitbox = circle(2) })
    wait_forever()
  end)
  expect(said):equals {
    "hit",
    "warn: group 'crowd': hit tests were skipped in this tick: the limit is 30,000,000 steps per group"
      .. " and 90,000,000 in total (too many bodies, shots or lasers in one spot?)",
    "hit",
    said[2],
  }
end)
