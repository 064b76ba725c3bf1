-- Shots with behavior: seeds that open, moths that have a task, and the stars of a bomb.
local seeds = {}

-- fires seeds, which bounce twice and open at the end of their life
function seeds.throw(x, y)
  shot.fan {
    x = x, y = y, n = 3, spread = 70, speed = 2.5, sprite = "kodama.bubble.green", radius = 6, bounce = 2, life = 90,
    on_end = function(seed, why)
      if why ~= "life" then return end
      shot.ring { x = seed.x, y = seed.y, n = 16, speed = 1.2, sprite = "kodama.petal.green", turns = true }
    end,
  }
end

-- The task of a moth; its self is the shot.
local function moth(self)
  for _ = 1, 6 do
    self.speed, self.turn = 2, math.random(-3, 3)
    wait(30)
    self.speed = 0.4
    shot.fan {
      from = self, angle = self.angle, n = 2, spread = 180, speed = 1, sprite = "kodama.rice.blue", turns = true,
    }
  end
  self.turn, self.accel = 0, 0.05                -- the shot flies on after this function has returned
end

function seeds.release(x, y, n)
  for i = 1, n do
    shot.task({ x = x, y = y, angle = i * 360 / n, sprite = "kodama.butterfly.purple", turns = true, radius = 4 }, moth)
  end
end

-- a star that replaces a shot after a bomb: it falls and disappears
function seeds.star(self)
  self.sprite, self.scale = "kodama.star.yellow", 0.5
  move_to(self, self.x, 250, 50, "ease_in")
end

return seeds
