-- The rates of bullets and ship, with and without Shift.
local ship, watches

before_each(function()
  test.scene "main"
  test.run_ticks(60)
  ship, watches = find "ship", {}
  for _, group in ipairs { "watch", "bullet" } do
    for each in task.each(group) do
      if each.label then watches[group] = each end
    end
  end
end)

-- Runs for a second; returns how far each watch has advanced.
local function a_second()
  local own, bullets = watches.watch.seconds, watches.bullet.seconds
  test.run_ticks(60)
  return watches.watch.seconds - own, watches.bullet.seconds - bullets
end

-- Returns how far the ship and a bullet move in a tick, for the bullet as a fraction of its speed.
local function a_tick()
  local bullet
  for each in task.each "bullet" do
    if each.vx then
      bullet = each
      break
    end
  end
  local x, bullet_x = ship.x, bullet.x
  test.run_ticks(1)
  return ship.x - x, (bullet.x - bullet_x) / bullet.vx * 60
end

it("at first time passes at the same rate for all", function()
  test.press "right"
  local own, bullets = a_second()
  expect(own):is_near(1, 1e-9)
  expect(bullets):is_near(1, 1e-9)
  local moved, flown = a_tick()
  expect(moved):equals(2)
  expect(flown):is_near(1, 1e-9)
end)

it("while Shift is held bullets run at a quarter of their rate and the ship does not", function()
  test.press "slow"
  test.press "right"
  test.run_ticks(1)
  local own, bullets = a_second()
  expect(own):is_near(1, 1e-9)
  expect(bullets):is_near(0.25, 1e-9)
  local moved, flown = a_tick()
  expect(moved):equals(2)
  expect(flown):is_near(0.25, 1e-9)
end)

it("when Shift is released bullets run at their own rate again", function()
  test.press "slow"
  test.run_ticks(10)
  test.release "slow"
  test.run_ticks(1)
  local _, bullets = a_second()
  expect(bullets):is_near(1, 1e-9)
end)
