-- The scenes: how they follow each other, and whether the stage leads to its guardian.
local autopilot = require "autopilot"
local run = require "run"

describe("the title", function()
  it("starts the stage when fire is pressed", function()
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

  it("is over with the last ship", function()
    test.scene "stage"
    test.run_ticks(230)
    run.lives = 0
    find("ship"):signal("hit", 1)
    test.run_until(function() return scene.name == "over" end, 200)
  end)

  it("starts at any section, without the sections before it", function()
    test.scene("stage", { section = "two lanterns" })
    test.run_until(function() return task.count "enemy" > 0 end, 10)
    expect(find("enemy").sprite):equals "lantern"
  end)

  it("is practiced by sections, and returns to the list", function()
    test.scene("stage", { section = "guardian/Night turns", practice = "practice" })
    test.run_ticks(160)
    local guardian = find "enemy"
    expect(guardian.fights.name):equals "Night turns"
    guardian:signal("hit", guardian.hp)
    test.run_until(function() return scene.name == "practice" end, 400)
  end)

  -- the autopilot plays from the first wave on and cannot lose
  local function fly_to_the_guardian()
    test.scene "stage"
    find("ship").pilot = autopilot
    run.lives = 1000
    test.run_until(function() return find("enemy") and find("enemy").sprite == "guardian" end, 6000)
  end

  it("leads to the guardian", fly_to_the_guardian)

  manual("starts again at a higher rank when the guardian has fallen", function()
    fly_to_the_guardian()
    test.run_until(function() return run.rank == 1 and scene.name == "stage" end, 20000)
    expect(run.score):is_above(20000)
  end)
end)
