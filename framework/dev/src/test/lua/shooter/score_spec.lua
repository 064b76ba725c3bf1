-- Points, chains, ships more, the best; and the rank.
local rank = require "kodama.shooter.rank"
local run = require "kodama.shooter.run"
local score = require "kodama.shooter.score"

before_each(function() run.begin { lives = 2 } end)

it("enemies destroyed soon after each other are a chain", function()
  run.tell("killed", { points = 100 })
  run.tell("killed", { points = 100 })
  expect(run.score):equals(300)
  test.run_ticks(score.chain_ticks + 1)
  run.tell("killed", { points = 100 })
  expect({ run.score, run.chain }):equals { 400, 1 }
end)

it("grazes, items and captured phases give points", function()
  run.tell("graze", nil, 1, 1, 2)
  run.tell("item", "point", 500)
  run.tell("captured", nil, 1000)
  expect({ run.score, run.grazes }):equals { 1540, 2 }
end)

it("many points give an extra ship, once", function()
  local extends = 0
  run.on("extend", function() extends = extends + 1 end, spawn(wait_forever))
  score.add(99999)
  score.add(1)
  score.add(1)
  expect({ run.lives, extends }):equals { 3, 1 }
end)

it("a continued run starts at a score of 0", function()
  score.add(5000)
  run.tell "continue"
  expect(run.score):equals(0)
end)

it("the best score is saved at the end", function()
  score.add(123456)
  run.tell "over"
  expect(save.read(score.name)):equals(run.high)
  expect(run.high >= 123456):is_true()
end)

it("practice does not change the best score", function()
  local before = run.high
  run.is_practice = true
  score.add(before + 500)
  run.tell "over"
  expect({ run.high, save.read(score.name, 0) }):equals { before, before }
  run.begin()
  score.add(before + 500)
  expect(run.high):equals(before + 500)
end)

it("an invalid best score is ignored", function()
  save.write(score.name, { "broken" })
  score.add(10)
  run.tell "over"
  expect(save.read(score.name)):equals(run.high)
end)

describe("rank", function()
  it("rises with destroyed enemies and falls with lost ships and bombs", function()
    run.rank = 0.5
    run.tell("killed", { points = 0 })
    expect(run.rank):equals(0.501)
    run.tell("bomb")
    expect(run.rank < 0.46):is_true()
    run.rank = 0.1
    run.tell("miss")
    expect(run.rank):equals(0)
  end)

  it("rises over time", function()
    spawn(rank.rise)
    test.run_ticks(121)
    expect(run.rank):equals(0.004)
  end)

  it("gives numbers between two others", function()
    run.rank = 0.5
    expect({ rank.between(1, 2), rank.whole(10, 15) }):equals { 1.5, 13 }
  end)
end)
