-- Invalid and too large patterns.

describe("it is refused where it is written:", function()
  local function refused(reason, make)
    it(reason, function() expect(test.error(make)):contains(reason) end)
  end

  refused("pattern.fan: unknown option 'spred' (did you mean 'spread'?)", function() pattern.fan { spred = 3 } end)
  refused("pattern.ring: unknown option 'spread'", function() pattern.ring { spread = 3 } end)
  refused("pattern.ring: option 'n' must be from 1 to 10000 but was 0", function() pattern.ring { n = 0 } end)
  refused("pattern.ring: option 'n' must be a whole number but was a string", function() pattern.ring { n = "x" } end)
  refused("pattern.wall: option 'gap' must be from 0 to 4 but was 5", function() pattern.wall { n = 5, gap = 5 } end)
  refused("pattern.wall: option 'at' must be from 1 to 4 but was 5",
    function() pattern.wall { n = 5, gap = 2, at = 5 } end)
  refused("pattern.polygon: option 'corners' must be from 3 to 10000 but was 2",
    function() pattern.polygon { corners = 2 } end)
  refused("pattern.polygon: option 'skip' must be from 1 to 2 but was 3",
    function() pattern.polygon { corners = 6, skip = 3 } end)
  refused("pattern.rose: inner must be a finite number but was Infinity",
    function() pattern.rose { inner = math.huge } end)
  refused("pattern.figure: option 'points' must be a table but was missing", function() pattern.figure {} end)
  refused("pattern.figure: point 2 must be { x, y } but was 7",
    function() pattern.figure { points = { { 1, 2 }, 7 } } end)
  refused("pattern.figure: points must not all be 0, 0", function() pattern.figure { points = { { 0, 0 } } } end)
  refused("pattern.figure: points must be at least 1 but was 0", function() pattern.figure { points = {} } end)
  refused("pattern.together: option 'of' must list the patterns", function() pattern.together {} end)
end)

describe("it is refused when it is fired:", function()
  local function refused(reason, made)
    it(reason, function()
      local line = test.line(1)
      expect(test.error(function() shot.fire { x = 1, y = 1, pattern = made() } end)):begins_with(line .. ": " .. reason)
    end)
  end

  refused("shot.fire: 'pattern' must be a pattern, such as pattern.ring { n = 12 }, but was a string",
    function() return "ring" end)
  refused("shot.fire: 'pattern' must be a pattern, such as pattern.ring { n = 12 }, but was a table without a shape",
    function() return { n = 3 } end)
  refused("shot.fire: there is no shape 'rign' (did you mean 'ring'?); there are ring, ",
    function() return { shape = "rign" } end)
  refused("pattern.ring: 'of' must be a pattern, such as pattern.ring { n = 12 }, but was 3",
    function() return pattern.ring { of = 3 } end)
  refused("pattern.ring: 'of' must be a pattern, a list of patterns or a function, but was an empty table",
    function() return pattern.ring { of = {} } end)
  refused("pattern.ring: 'of' must be a pattern, such as pattern.ring { n = 12 }, but was missing",
    function() return pattern.ring { of = function() end } end)
  refused("pattern.ring: option 'speed' must be a number, a pair of numbers or a function of a position, but was"
    .. " a table of 3", function() return pattern.ring { speed = { 1, 2, 3 } } end)
  refused("pattern.ring: option 'speed' must be a number, a pair of numbers or a function of a position, but was"
    .. " a string", function() return pattern.ring { speed = "fast" } end)
  refused("pattern.ring: the function 'angle' must return a number but returned nothing",
    function() return pattern.ring { angle = function() end } end)
  refused("pattern.ring: option 'direction' must be one of relative, absolute, aimed, outward but was 'aimd'"
    .. " (did you mean 'aimed'?)", function() return pattern.ring { direction = "aimd" } end)
  refused("shot.fire: the pattern is aimed, so 'aim' is required", function() return pattern.aimed() end)
  refused("shot.fire: at most 10000 shots can be fired at once, but the pattern has 40000",
    function() return pattern.ring { n = 200, of = pattern.ring { n = 200 } } end)
  refused("shot.fire: something in the pattern has 'every', so it takes time; shot.stream fires it",
    function() return pattern.ring { of = pattern.stack { every = 3 } } end)
  refused("pattern.stack: delay must be at least 0 but was -1", function() return pattern.stack { delay = { 3, -1 } } end)
  refused("pattern.ring: this pattern is within itself", function()
    local one = pattern.ring()
    one.of = pattern.fan { of = one }
    return one
  end)
  refused("pattern.one: a pattern can have at most 16 nested levels", function()
    local deep = pattern.one()
    for _ = 1, 20 do deep = pattern.one { of = deep } end
    return deep
  end)
end)

it("a short form is reported under its own name", function()
  expect(test.error(function() shot.ring { x = 1, y = 1, of = 3 } end))
    :begins_with(test.line(-1) .. ": shot.ring: 'of' must be a pattern, such as pattern.ring { n = 12 }, but was 3")
end)

it("a function of a pattern cannot wait", function()
  expect(test.error(function()
    shot.fire { x = 1, y = 1, pattern = pattern.ring { speed = function() wait(1) end } }
  end)):contains "wait: a function of a pattern cannot wait"
end)

it("an error in a function is reported with its own line", function()
  expect(test.error(function()
    shot.fire { x = 1, y = 1, pattern = pattern.ring { speed = function() error "no" end } }
  end)):begins_with(test.line(-1) .. ": no")
end)

it("an invalid pattern fires no shot", function()
  test.error(function()
    shot.fire { x = 1, y = 1, pattern = pattern.ring { of = { pattern.one(), pattern.one { radius = "x" } } } }
  end)
  expect(shot.count()):equals(0)
end)

it("the given table is not changed", function()
  local options = { n = 3 }
  local made = pattern.ring(options)
  expect(options):equals { n = 3 }
  expect(made):equals { shape = "ring", n = 3 }
end)

it("a pattern is a plain table", function()
  shot.fire { x = 50, y = 50, pattern = { shape = "ring", n = 3 } }
  expect(shot.count()):equals(3)
end)

it("a figure has at most 10,000 points", function()
  local points = {}
  for i = 1, 10001 do points[i] = { i, 1 } end
  expect(test.error(function() pattern.figure { points = points } end))
    :contains "pattern.figure: option 'points' must list at most 10000 points but has 10001"
end)
