-- specs/moth_spec.lua
local moth = require "moth"
local run = require "kodama.shooter.run"

it("a moth is worth two hundred points", function()
  require "kodama.shooter.score"
  run.begin()
  local self = spawn(moth, { x = 80, y = 20 })
  self:signal("hit", 3)
  expect(self:alive()):is_false()
  expect(run.score):equals(200)
end)
