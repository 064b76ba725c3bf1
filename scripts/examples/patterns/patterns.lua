-- Two pages of patterns. An entry has a name, the pattern, its repetition, and the look of its shots.
local STAR = {
  { 0, -10 }, { 3, -3 }, { 10, -3 }, { 4, 2 }, { 7, 10 }, { 0, 5 },
  { -7, 10 }, { -4, 2 }, { -10, -3 }, { -3, -3 },
}

--- One entry for each shape. `y` is the distance from the top of the cell, in pixels (default 20).
local shapes = {
  { "one", pattern.one(), kind = "big_pearl" },
  { "aimed", pattern.line { n = 3, width = 90, of = pattern.aimed() }, kind = "arrow", aim = true },
  { "fan", pattern.fan { n = 5, spread = 100 }, kind = "rice" },
  { "spread", pattern.spread { n = 4, step = 15 }, kind = "rice", color = "green" },
  { "ring", pattern.ring { n = 16 }, y = 50, kind = "pearl", color = "blue" },
  { "spiral", pattern.spiral { n = 24, step = 22.5, speed = { 0.2, 1 } }, y = 50, kind = "pearl", color = "purple" },
  { "stack", pattern.stack { n = 5, speed = { 0.6, 1.8 } }, kind = "knife", color = "cyan" },
  { "line", pattern.line { n = 7, width = 90 }, kind = "scale", color = "yellow" },
  { "arrow", pattern.arrow { n = 9, width = 90, depth = 36 }, y = 40, kind = "scale", color = "orange" },
  { "wall", pattern.wall { n = 12, width = 132, gap = 3 }, kind = "small_pearl", color = "green" },
  { "polygon", pattern.polygon { corners = 5, skip = 2, n = 40 }, y = 50, kind = "small_star", color = "yellow" },
  { "rose", pattern.rose { petals = 5, n = 40 }, y = 50, kind = "petal" },
  { "ellipse", pattern.ellipse { n = 24, ratio = 1.6 }, y = 50, kind = "rice", color = "blue", speed = 0.75 },
  { "figure", pattern.figure { points = STAR }, y = 50, kind = "star", color = "cyan" },
  { "scatter", pattern.scatter { n = 20, spread = 100, speed = { 0.6, 1.6 } }, kind = "small_pearl", color = "orange" },
  { "together", pattern.together { of = { pattern.fan { n = 2, spread = 60 }, pattern.ring { n = 12, speed = 0.6 } } },
    y = 45, kind = "pearl", color = "white" },
}

--- Shapes within shapes, and patterns that take time.
local nested = {
  { "a ring of fans",
    pattern.ring { n = 6, of = pattern.fan { n = 3, spread = 24, color = { "blue", "cyan", "blue" } } },
    every = 22, step = 13, kind = "rice" },

  { "aimed fan of stacks",
    pattern.fan { n = 5, spread = 70, of = pattern.stack {
      n = 4, speed = { 0.9, 1.5 }, kind = { "pearl", "knife" } } },
    every = 45, aim = true },

  { "a ring of rings",
    pattern.ring { n = 6, distance = 34, of = pattern.ring {
      n = 9, speed = 0.7, color = { "purple", "red", "white" } } },
    every = 75, step = 30, kind = "bubble" },

  { "a ring of spirals",
    pattern.ring { n = 4, color = { "green", "yellow" }, of = pattern.spiral { n = 30, step = 9, every = 2 } },
    every = 60, step = 270, kind = "petal" },

  { "a rose that waits",
    pattern.rose { n = 60, petals = 6, changes = {
      { at = 24, speed = 0, over = 16 }, { at = 60, speed = 1.6, over = 20 } } },
    every = 80, step = 15, kind = "star", color = "yellow", speed = 1.4 },

  { "speeds of a function",
    pattern.ring { n = 48, speed = function(i, n) return 1.1 + 0.4 * math.cos(i / n * 8 * math.pi) end,
      color = function(i) return shot.colors()[i % 4 + 4] end },
    every = 30, step = 8, kind = "pearl" },
}

return {
  { columns = 4, rows = 4, every = 60, life = 58, list = shapes },
  { columns = 3, rows = 2, list = nested },
}
