-- The scenes: how they follow each other, and that somebody who never stops firing meets the guardian.
local autopilot = require "autopilot"
local run = require "run"

describe("the title", function()
  it("goes to the stage when fire is pressed", function()
    test.scene "title"
    test.run_ticks(120)
    test.tap "fire"
    test.run_until(function() return scene.name == "stage" end, 60)
  end)

  it("shows the game by itself when nothing is pressed", function()
    test.scene "title"
    test.run_until(function() return scene.name == "attract" end)
  end)

  it("has stars and a moon in its sky", function()
    test.scene "title"
    test.run_ticks(90)
    local rows = table.concat(test.picture(0, 0, draw.width, draw.height))
    expect(rows):contains "#"
  end)
end)

describe("the stage", function()
  it("sends seeds first", function()
    test.scene "stage"
    test.run_until(function() return task.count "enemy" > 0 end)
    expect(find("enemy").sprite):equals "popcorn"
  end)

  it("leads to the guardian, who falls, and begins again at a higher rank", function()
    test.scene "stage"
    local ship = find "ship"
    ship.pilot = autopilot
    run.lives = 1000
    test.run_until(function() return find("enemy") and find("enemy").sprite == "guardian" end, 10000)
    test.run_until(function() return run.rank == 1 end, 10000)
    expect(run.score):is_above(20000)
  end)
end)
