-- Particles: bursts, emitters, own kinds; they never change the game.
local LEGEND = { [0] = ".", [0xffffff] = "#", [0xff0000] = "r" }

local STILL = { shape = "square", size = 1, speed = 0, life = 10, count = 1, rate = 1 }

local function shown(name, rows, run)
  it(name, function()
    test.play(9, function(self)
      particle.define("still", STILL)
      run(self)
      wait(99)
    end)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
end

shown("a burst appears where it is emitted", { "...#.." }, function()
  particle.burst("still", 3.5, 0.5)
end)

shown("a kind can have a color", { "r..." }, function()
  particle.define("red", { base = "still", color = 0xff0000 })
  particle.burst("red", 0.5, 0.5)
end)

shown("a list of colors is shown from first to last", { "r..." }, function()
  particle.define("red", { base = "still", color = { 0xff0000, 0xff0000 } })
  particle.burst("red", 0.5, 0.5)
end)

shown("an emitter is drawn until it is killed", { ".#.." }, function()
  local one = particle.emit("still", { x = 0.5, y = 0.5 })
  particle.emit("still", { x = 1.5, y = 0.5 })
  wait(3)
  one:kill()
end)

shown("an emitter follows its task", { "..#..." }, function(self)
  local ship = spawn(function(ship)
    ship.x, ship.y = 0.5, 0.5
    wait(2)
    ship.x = 2.5
    wait(99)
  end)
  local attached = particle.emit("still", { from = ship, attached = true })
  wait(4)
  expect(attached:alive()):equals(true)
end)

shown("particles are drawn over tasks of their priority", { "r#" }, function(self)
  spawn({ draw = function() draw.rect(0, 0, 1, 1, 0xff0000) end, priority = 0.7 })
  spawn({ draw = function() draw.rect(1, 0, 1, 1, 0xff0000) end, priority = 0.3 })
  particle.burst("still", 0.5, 0.5, { priority = 0.5 })
  particle.burst("still", 1.5, 0.5, { priority = 0.3 })
end)

shown("a sheet's frames are shown in turn", { "#..." }, function()
  particle.define("burn", { picture = "kodama.shot", frame = 1, speed = 0, life = 10, alpha = { 0, 0 } })
  particle.burst("burn", 0.5, 0.5)
  particle.burst("still", 0.5, 0.5)
end)

it("random numbers of the game do not change", function()
  local function numbers(emits)
    local found = {}
    test.play(20, function()
      math.randomseed(7)
      for i = 1, 10 do
        if emits then particle.burst("explosion", i, 9) end
        found[i] = math.random(1000)
        wait(1)
      end
    end)
    return table.concat(found, " ")
  end
  expect(numbers(true)):equals(numbers(false))
end)

it("the twelve kinds are there, and defined ones", function()
  test.play(3, function()
    particle.define("mine", { base = "smoke" })
    local names = particle.kinds()
    expect(#names):equals(13)
    expect(names[13]):equals("mine")
    for _, name in ipairs(names) do
      particle.burst(name, 9, 9, { scale = 2, color = 0xff8040, angle = 30, count = 3 })
      particle.emit(name, { x = 9, y = 9, scale = 0.3, color = { 0xff, 0xff00 }, rate = 0.5, prewarm = 20, duration = 5, angle = 180 })
    end
  end)
end)

it("particles end with the life of their kind", function()
  test.play(30, function()
    particle.define("still", STILL)
    particle.burst("still", 1, 1, { count = 7 })
    expect(particle.count()):equals(7)
    wait(12)
    expect(particle.count()):equals(0)
  end)
end)

it("an emitter stops after its duration, and with its task", function()
  test.play(40, function()
    local short = particle.emit("smoke", { x = 1, y = 1, duration = 3 })
    local ship = spawn(function() wait(5) end)
    local trail = particle.emit("trail", { from = ship, x = -4, y = 2 })
    wait(2)
    expect(short:alive()):equals(true)
    short:rate(2)
    short:angle(10)
    short:move(5, 5)
    wait(8)
    expect(short:alive()):equals(false)
    expect(trail:alive()):equals(false)
    short:stop()
    short:move(1, 1)
  end)
end)

it("particles of a paused task are paused", function()
  test.play(40, function()
    particle.define("still", STILL)
    local ship = spawn(function() wait(99) end)
    particle.emit("still", { from = ship })
    wait(3)
    ship:pause()
    local before = particle.count()
    wait(20)
    expect(particle.count()):equals(before)
  end)
end)

it("clearing removes everything", function()
  test.play(9, function()
    particle.burst("sparks", 1, 1)
    local emitter = particle.emit("smoke", { x = 1, y = 1 })
    particle.clear()
    expect(particle.count()):equals(0)
    expect(emitter:alive()):equals(false)
  end)
end)

it("more particles than there is room for do not appear", function()
  test.play(5, function()
    particle.define("still", STILL)
    for i = 1, 3 do particle.burst("still", 1, 1, { count = 12000 }) end
    expect(particle.count()):equals(20000)
  end)
end)

local function refused(name, call, message)
  it(name, function() expect(test.error(call)):contains(message) end)
end

refused("an unknown kind", function() particle.burst("explosoin", 1, 1) end,
  "particle.burst: there is no kind of particles 'explosoin' (did you mean 'explosion'?)")
refused("an unknown option of a burst", function() particle.burst("smoke", 1, 1, { scal = 2 }) end,
  "particle.burst: unknown option 'scal' (did you mean 'scale'?)")
refused("an unknown option of an emitter", function() particle.emit("smoke", { x = 1, y = 1, speeds = 2 }) end,
  "particle.emit: unknown option 'speeds'")
refused("an unknown option of a kind", function() particle.define("a", { lifetime = 2 }) end,
  "particle.define: unknown option 'lifetime'")
refused("an emitter without a position", function() particle.emit("smoke", { x = 1 }) end,
  "particle.emit: option 'from', or options 'x' and 'y', are required")
refused("a scale of nothing", function() particle.burst("smoke", 1, 1, { scale = 0 }) end,
  "particle.burst: option 'scale' must be from 0.0625 to 16 but was 0")
refused("a color that is not one", function() particle.burst("smoke", 1, 1, { color = -1 }) end,
  "particle.burst: option 'color' must be from 0x000000 to 0xFFFFFF, or a list, but was -1")
refused("a color in a list that is not one", function() particle.burst("smoke", 1, 1, { color = { 1, 0x1000000 } }) end,
  "particle.burst: option 'color' must be from 0x000000 to 0xFFFFFF, or a list, but was 0x1000000")
refused("an empty list", function() particle.define("a", { scale = {} }) end,
  "particle.define: option 'scale' must have 1 to 64 values but has 0")
refused("a range of three", function() particle.define("a", { life = { 1, 2, 3 } }) end,
  "particle.define: option 'life' must be a number or { least, most } but was a list of 3")
refused("a range that is the wrong way round", function() particle.define("a", { life = { 20, 10 } }) end,
  "particle.define: option 'life' must have the smaller number first but was { 20, 10 }")
refused("a life of nothing", function() particle.define("a", { life = 0 }) end,
  "particle.define: option 'life' must be a number from 1 to 36000 but was 0")
refused("an alpha above 1", function() particle.define("a", { alpha = { 1, 2 } }) end,
  "particle.define: option 'alpha' must be a number from 0 to 1 but was 2")
refused("a frame without a picture", function() particle.define("a", { frame = 2 }) end,
  "particle.define: options 'frame' and 'random_frame' need a 'picture'")
refused("a picture and a shape", function() particle.define("a", { picture = "kodama.shot", size = 9 }) end,
  "particle.define: give 'picture' or 'shape' and 'size', not both")
refused("a picture that is too large in all directions", function()
  particle.define("a", { shape = "dot", size = 128, spin = 5, scale = 4 })
end, "the pictures of a particle in all sizes and directions must have at most 8000000 pixels but would have 134217728")
refused("a base that does not exist", function() particle.define("a", { base = "smok" }) end,
  "particle.define: there is no kind of particles 'smok' (did you mean 'smoke'?)")
refused("a kind without a name", function() particle.define("", {}) end,
  "particle.define: the name must not be empty")
refused("a rate below 0", function() particle.emit("smoke", { x = 1, y = 1 }):rate(-1) end,
  "rate: rate must be from 0 to 20000 but was -1")
refused("a method without a colon", function() particle.emit("smoke", { x = 1, y = 1 }).stop({}) end,
  "stop: this is not an emitter; write emitter:stop() with a colon")
refused("a position that is a number", function() particle.emit("smoke", { from = 3 }) end,
  "particle.emit: option 'from' must be a task, or a table with x and y, but was 3")

it("a draw function cannot emit particles", function()
  expect(test.error(function(self)
    self.draw = function() particle.burst("smoke", 1, 1) end
    wait(9)
  end)):contains "particle.burst: a draw function cannot emit particles; call it in the task's own function"
end)

refused("a burst infinitely far away", function() particle.burst("smoke", 1 / 0, 1) end,
  "particle.burst: x must be from -1000000 to 1000000 but was inf")
refused("a huge angle of a burst", function() particle.burst("smoke", 1, 1, { angle = 1e300 }) end,
  "particle.burst: option 'angle' must be from -1000000000 to 1000000000 but was 1e+300")
refused("an infinite direction", function() particle.define("a", { direction = -1 / 0 }) end,
  "particle.define: option 'direction' must be from -1000000000 to 1000000000 but was -inf")
refused("a move infinitely far away", function() particle.emit("smoke", { x = 1, y = 1 }):move(0, -1 / 0) end,
  "move: y must be from -1000000 to 1000000 but was -inf")
refused("an infinite angle", function() particle.emit("smoke", { x = 1, y = 1 }):angle(1 / 0) end,
  "angle: angle must be from -1000000000 to 1000000000 but was inf")

it("emitters that were killed in this tick make room", function()
  local all = true
  test.play(1, function()
    for _ = 1, 3000 do
      local emitter = particle.emit("smoke", { x = 1, y = 1 })
      all = all and emitter:alive()
      emitter:kill()
    end
  end)
  expect(all):equals(true)
end)
