-- Each spell can be started directly, fires, is won by hitting the spirit, and is lost when its time runs out.
local run = require "kodama.shooter.run"
local spirit = require "spirit"

local COUNTS = { shot.count, shot.count, laser.count, shot.count }

local function begin(name)
  test.scene("stage", { section = "spirit/" .. name, given = { lives = 0, continues = 0 } })
  test.run_ticks(95)
  return find "enemy"
end

before_each(function()
  for _, spell in ipairs(spirit.phases) do spell.seconds = 3 end
end)

for number, spell in ipairs(spirit.phases) do
  local count = COUNTS[number]

  it(spell.name .. " fires", function()
    begin(spell.name)
    test.run_ticks(100)
    expect(count "ship"):is_above(5)
  end)

  it(spell.name .. " is captured when its hit points run out, and leaves nothing", function()
    local captured
    run.on("captured", function(phase) captured = phase.name end)
    begin(spell.name):signal("hit", spell.hp)
    test.run_ticks(2)
    expect(captured):equals(spell.name)
    expect(shot.count "ship" + laser.count "ship"):equals(0)
  end)

  it(spell.name .. " has failed when its time is over", function()
    local failed
    run.on("failed", function(phase) failed = phase.name end)
    begin(spell.name)
    find("ship").shoot = function() end
    test.run_until(function() return failed end, 300)
    expect(failed):equals(spell.name)
  end)

  it(spell.name .. " hits a ship that does not move", function()
    spell.seconds = 30
    local is_hit
    run.on("miss", function() is_hit = true end)
    begin(spell.name)
    test.run_until(function() return is_hit end, 1200)
  end)
end
