-- Light that is added, wide lines, polygons, pictures along a way.
local RED, BLUE, PINK = 0xff0000, 0x0000ff, 0xff00ff
local LEGEND = { [0] = ".", [RED] = "r", [BLUE] = "b", [PINK] = "p", [0xffffff] = "#" }

local function shown(name, rows, draws)
  it(name, function()
    test.play(2, function()
      draws()
      wait(99)
    end)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
end

shown("shapes can be added to the pixels below", { "rrpb", "rrpb" }, function()
  draw.rect(0, 0, 3, 2, RED)
  draw.rect(2, 0, 2, 2, BLUE, { blend = "add" })
end)

shown("every shape can be added", { "pppppp" }, function()
  draw.fill(BLUE)
  draw.rect(0, 0, 1, 1, RED, { blend = "add" })
  draw.frame(1, 0, 1, 1, RED, { blend = "add" })
  draw.line(2, 0, 2, 0, RED, { blend = "add" })
  draw.circle(3, 0, 0, RED, { blend = "add" })
  draw.disc(4, 0, 0, RED, { blend = "add" })
  draw.polygon({ 5, 0, 6, 0, 6, 1, 5, 1 }, RED, { blend = "add" })
end)

shown("the shape after one that was added covers again", { "pr" }, function()
  draw.fill(BLUE)
  draw.rect(0, 0, 1, 1, RED, { blend = "add" })
  draw.rect(1, 0, 1, 1, RED)
end)

shown("a wrong color after blend does not affect the next shape", { "r" }, function()
  draw.fill(BLUE)
  pcall(draw.disc, 0, 0, 1, -1, { blend = "add" })
  draw.rect(0, 0, 1, 1, RED)
end)

shown("a whole picture can be lit", { "pp" }, function()
  draw.fill(BLUE)
  draw.fill(RED, { blend = "add" })
end)

shown("alpha may stand where the options stand", { "rr." }, function()
  draw.rect(0, 0, 1, 1, RED, 1)
  draw.rect(1, 0, 1, 1, RED, { alpha = 1 })
  draw.rect(2, 0, 1, 1, RED, { alpha = 0 })
end)

shown("lines have a width", { "......", ".rrr..", ".rrr..", ".rrr..", "......" }, function()
  draw.line(1, 2, 3, 2, RED, { width = 3 })
end)

shown("lines have round ends", { "..rrr..", ".rrrrr.", ".rrrrr.", ".rrrrr.", "..rrr.." }, function()
  draw.line(3, 2, 3, 2, RED, { width = 5, round = true })
  draw.line(2, 2, 4, 2, RED, { width = 5, round = true })
  draw.rect(0, 0, 1, 5, 0)
  draw.rect(6, 0, 1, 5, 0)
  draw.rect(1, 0, 1, 1, 0)
  draw.rect(5, 0, 1, 1, 0)
  draw.rect(1, 4, 1, 1, 0)
  draw.rect(5, 4, 1, 1, 0)
end)

shown("polygons are filled", { "rrrr.", "rrr..", "rr..." }, function() draw.polygon({ 0, 0, 4.6, 0, 0, 4.6 }, RED) end)

it("sprites and tasks can be added", function()
  test.play(2, function(self)
    draw.rect(0, 0, 40, 40, 0xffffff)
    draw.sprite("kodama.shot", 10, 10, { blend = "add" })
    self.sprite, self.x, self.y, self.blend = "kodama.shot", 20, 10, "add"
    wait(99)
  end)
  test.expect_picture({ "#" }, 10, 10, LEGEND)
  test.expect_picture({ "#" }, 20, 10, LEGEND)
end)

it("a picture is drawn along a path", function()
  test.play(2, function()
    draw.strip("kodama.shot", { 4, 20, 60, 20, 60, 50 }, { width = 6, period = 8, blend = "add" })
    draw.strip("kodama.shot", { 4, 40, 30, 40 }, { width = { 2, 9 }, alpha = 0.5, tint = RED })
    draw.strip("kodama.shot", { 4, 60, 30, 60 })
    wait(99)
  end)
end)

local function refused(name, call, message)
  it(name, function() expect(test.error(call)):contains(message) end)
end

refused("a word that is no blend of a sprite", function() draw.sprite("kodama.shot", 1, 1, { blend = "ad" }) end,
  "draw.sprite: 'blend' must be one of normal, add, subtract, multiply, screen but was 'ad' (did you mean 'add'?)")
refused("a number as blend of a task", function(self) self.blend = 1 end,
  "a task's 'blend' must be a string but was a number")
refused("a word that is no blend of a shape", function() draw.disc(1, 1, 1, RED, { blend = "addd" }) end,
  "draw.disc: option 'blend' must be one of normal, add, subtract, multiply, screen but was 'addd' (did you mean 'add'?)")
refused("a width of a shape without one", function() draw.disc(1, 1, 1, RED, { width = 2 }) end,
  "draw.disc: unknown option 'width'; there are alpha, blend, smooth")
refused("a word where alpha stands", function() draw.rect(1, 1, 1, 1, RED, "add") end, "'rect'")
refused("half a corner", function() draw.polygon({ 1, 2, 3, 4, 5 }, RED) end,
  "draw.polygon: corners must be at least 3 pairs of x and y but were 5 numbers")
refused("a corner that is not a number", function() draw.polygon({ 1, 2, 3, 4, "x", 6 }, RED) end,
  "draw.polygon: corners must be numbers but number 5 was ")
refused("a way of one point", function() draw.strip("kodama.shot", { 1, 2 }) end,
  "draw.strip: points must be at least 2 pairs of x and y but were 2 numbers")
refused("widths for other points", function() draw.strip("kodama.shot", { 1, 2, 3, 4 }, { width = { 1, 2, 3 } }) end,
  "draw.strip: option 'width' must have a number for each of the 2 points but has 3")
refused("a width in words", function() draw.strip("kodama.shot", { 1, 2, 3, 4 }, { width = true }) end,
  "draw.strip: option 'width' must be a number or a list of numbers but was ")

refused("a frame that a picture does not have", function() draw.sprite("kodama.shot", 1, 1, { frame = 9 }) end,
  "draw.sprite: frame of sprite 'kodama.shot' must be from 1 to 1 but was 9")
