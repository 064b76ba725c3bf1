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

it("a task stays among its equals when its priority is set to the value that it has", function()
  local all = three()
  all.a.priority = all.a.priority
  all.b.priority = 0.5
  expect(tick()):equals "abc"
end)

it("a task that sets its own priority to the same value in each tick runs where it did", function()
  three(function(self)
    tell(self)
    self.priority = 0.5
  end)
  expect(tick()):equals "abc"
  expect(tick()):equals "abc"
end)

it("a task goes behind its new equals when its priority changes", function()
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

it("a task that requeues itself in each tick runs once a tick", function()
  three(function(self)
    tell(self)
    if self.name == "a" then self:requeue() end
  end)
  expect(tick()):equals "abc"
  expect(tick()):equals "bca"
end)

it("requeue does nothing to a task that is dead", function()
  local all = three()
  all.a:kill()
  all.a:requeue()
  expect(tick()):equals "bc"
end)
