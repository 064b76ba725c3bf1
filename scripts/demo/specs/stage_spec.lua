-- The scenes: how they follow each other, and that the stage leads to its guardian.
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
  it("sends popcorn first", function()
    test.scene "stage"
    test.run_until(function() return task.count "enemy" > 0 end)
    expect(find("enemy").sprite):equals "popcorn"
  end)

  -- plays from the first wave on by itself, and cannot lose
  local function fly_to_the_guardian()
    test.scene "stage"
    find("ship").pilot = autopilot
    run.lives = 1000
    test.run_until(function() return find("enemy") and find("enemy").sprite == "guardian" end, 6000)
  end

  it("leads to the guardian", fly_to_the_guardian)

  manual("begins again at a higher rank when the guardian has fallen", function()
    fly_to_the_guardian()
    test.run_until(function() return run.rank == 1 end, 10000)
    expect(run.score):is_above(20000)
  end)
end)
