-- Where a task goes among those of its priority.

local order

local function tell(self)
  order[#order + 1] = self.name
end

local function three(state)
  local all = {}
  for name in ("abc"):gmatch "." do all[name] = spawn { name = name, state = state or tell } end
  return all
end

local function tick()
  order = {}
  test.run_ticks(1)
  return table.concat(order)
end

it("setting the same priority keeps a task's place among its equals", function()
  local all = three()
  all.a.priority = all.a.priority
  all.b.priority = 0.5
  expect(tick()):equals "abc"
end)

it("setting its own priority to the same value in each tick keeps a task's place", function()
  three(function(self)
    tell(self)
    self.priority = 0.5
  end)
  expect(tick()):equals "abc"
  expect(tick()):equals "abc"
end)

it("a new priority moves a task behind its new equals", function()
  local all = three()
  all.a.priority = 0.6
  all.a.priority = 0.5
  expect(tick()):equals "bca"
end)

it("requeue moves a task behind its equals", function()
  local all = three()
  all.a:requeue()
  expect(tick()):equals "bca"
  spawn { name = "last", state = tell, priority = 0.6 }
  all.b:requeue()
  expect(tick()):equals "cablast"
end)

it("a task that requeues itself in each tick runs once per tick", function()
  three(function(self)
    tell(self)
    if self.name == "a" then self:requeue() end
  end)
  expect(tick()):equals "abc"
  expect(tick()):equals "bca"
end)

it("requeue has no effect on a dead task", function()
  local all = three()
  all.a:kill()
  all.a:requeue()
  expect(tick()):equals "bc"
end)
